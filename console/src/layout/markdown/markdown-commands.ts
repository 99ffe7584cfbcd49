import type { EditorState, TransactionSpec } from '@codemirror/state'

type Command = (state: EditorState) => TransactionSpec

/** Puts signs around the selection, or takes them away where they are there already. */
export const wrapped =
  (sign: string): Command =>
  (state) => {
    const { from, to } = state.selection.main
    const isWrapped =
      state.sliceDoc(Math.max(0, from - sign.length), from) === sign && state.sliceDoc(to, to + sign.length) === sign
    return isWrapped
      ? {
          changes: [
            { from: from - sign.length, to: from },
            { from: to, to: to + sign.length },
          ],
          selection: { anchor: from - sign.length, head: to - sign.length },
        }
      : {
          changes: [
            { from, insert: sign },
            { from: to, insert: sign },
          ],
          selection: { anchor: from + sign.length, head: to + sign.length },
        }
  }

/** Signs at the beginning of a line: headings, lists, quotes. */
const lineSigns = /^(?:#{1,6} |> |[-*+] (?:\[[ xX]\] )?|\d+[.)] )/u

/**
 * Begins every line of the selection with a sign, in place of another one; takes it away where all lines have it.
 * @param signOf the sign of a line by its place, so that a list can be numbered
 */
export const prefixed =
  (signOf: (place: number) => string): Command =>
  (state) => {
    const { from, to } = state.selection.main
    const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number]
    const lines = Array.from({ length: last - first + 1 }, (_, place) => state.doc.line(first + place))
    const isOn = lines.every((line, place) => line.text.startsWith(signOf(place)))
    const changes = state.changes(
      lines.map((line, place) => ({
        from: line.from,
        to: line.from + (lineSigns.exec(line.text)?.[0].length ?? 0),
        insert: isOn ? '' : signOf(place),
      })),
    )
    return { changes, selection: { anchor: changes.mapPos(from, 1), head: changes.mapPos(to, 1) } }
  }

/** Makes the selection the text of a link, whose address is selected then; an address becomes the address. */
export const linked: Command = (state) => {
  const { from, to } = state.selection.main
  const chosen = state.sliceDoc(from, to)
  const isAddress = /^(?:https?:\/\/|\/)\S+$/u.test(chosen)
  const [words, address] = isAddress ? ['', chosen] : [chosen, 'https://']
  const start = isAddress ? from + 1 : from + words.length + 3
  return {
    changes: { from, to, insert: `[${words}](${address})` },
    selection: { anchor: start, head: isAddress ? start : start + address.length },
  }
}

/** Puts a block on lines of its own after the selection; the cursor stands after it. */
export const withBlock =
  (block: string): Command =>
  (state) => {
    const line = state.doc.lineAt(state.selection.main.to)
    const insert = `${line.text === '' ? '' : '\n\n'}${block}\n`
    return { changes: { from: line.to, insert }, selection: { anchor: line.to + insert.length } }
  }
