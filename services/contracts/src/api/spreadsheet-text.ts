/** What a spreadsheet would read as a formula, in full width as well, or a parser as an opening quote. */
const formulaStart = /^(?:[=+\-@＝＋－＠\t\r'"]|\s+[=@＝＠])/

/** What may separate cells, with the quotes and spaces behind it. */
const separators = /[;,\t\r\n][;,'"\s]*/g
/** A sign with a space before it is more often a number in a sentence: "5 V, -12 V". */
const isDirectlyBehind = /[;,\t\r\n]['"]*$/

const beginsFormula = (before: string, sign: string): boolean =>
  '=@＝＠'.includes(sign) || ('+-＋－'.includes(sign) && isDirectlyBehind.test(before))

/** Changes the separators before each formula within a text. */
const beforeFormulas = (text: string, change: (separators: string) => string): string =>
  text.replaceAll(separators, (found, at: number) => {
    const sign = text.charAt(at + found.length)
    return sign !== '' && beginsFormula(found, sign) ? change(found) : found
  })

/**
 * A text that no spreadsheet runs: an apostrophe marks it as text, also behind separators within it. Where lists have
 * semicolons, a spreadsheet opens a file with commas by its semicolons, whatever the quotes in the middle of a line say.
 */
export const spreadsheetText = (text: string): string => {
  const marked = beforeFormulas(text, (found) => `${found}'`)
  return formulaStart.test(text) ? `'${marked}` : marked
}

/** The text that `spreadsheetText` was given. */
export const textOfSpreadsheet = (cell: string): string => {
  const text = beforeFormulas(cell, (found) => (found.endsWith("'") ? found.slice(0, -1) : found))
  return text.startsWith("'") ? text.slice(1) : text
}
