import escapeHtml from 'escape-html'

/** The address that a link of Markdown leads to. */
type AddressOf = (target: string) => string

const marks: readonly (readonly [
  pattern: RegExp,
  html: (text: string, target: string, addressOf: AddressOf) => string,
])[] = [
  [/^`([^`]+)`$/, (text) => `<code>${escapeHtml(text)}</code>`],
  [/^\*\*([^*]+)\*\*$/, (text) => `<strong>${escapeHtml(text)}</strong>`],
  [/^_([^_]+)_$/, (text) => `<em>${escapeHtml(text)}</em>`],
  [
    /^\[([^\]]+)\]\(([^)\s]+)\)$/,
    (text, target, addressOf) => `<a href="${escapeHtml(addressOf(target))}" rel="noreferrer">${escapeHtml(text)}</a>`,
  ],
]

/** Code, bold and emphasised text, and links within a line. */
const inline = (text: string, addressOf: AddressOf): string =>
  text
    .split(/(`[^`]+`|\*\*[^*]+\*\*|(?<!\w)_[^_]+_(?!\w)|\[[^\]]+\]\([^)\s]+\))/)
    .map((part) => {
      for (const [pattern, html] of marks) {
        const [, content, target = ''] = pattern.exec(part) ?? []
        if (content !== undefined) return html(content, target, addressOf)
      }
      return escapeHtml(part)
    })
    .join('')

/** Cells of a row of a table; a bar in code is no end of a cell. */
const cellsOf = (line: string): string[] =>
  (line.match(/(?:`[^`]*`|[^|`])+/g) ?? []).map((cell) => cell.trim()).filter((cell) => cell !== '')

const table = ([head = '', , ...rows]: readonly string[], addressOf: AddressOf): string => {
  const row = (line: string, tag: 'th' | 'td') =>
    `<tr>${cellsOf(line)
      .map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${inline(cell, addressOf)}</${tag}>`)
      .join('')}</tr>`
  return `<div class="scroll" tabindex="0"><table><thead>${row(head, 'th')}</thead><tbody>${rows
    .map((line) => row(line, 'td'))
    .join('')}</tbody></table></div>`
}

/** Items of a list; a line that is indented goes on with its item. */
const itemsOf = (lines: readonly string[], mark: RegExp): string[] => {
  const items: string[] = []
  for (const line of lines)
    if (mark.test(line)) items.push(line.replace(mark, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  return items
}

const list = (lines: readonly string[], addressOf: AddressOf): string | undefined => {
  const [first = ''] = lines
  const number = /^(\d+)\. /.exec(first)?.[1]
  const mark = number === undefined ? /^- / : /^\d+\. /
  if (!mark.test(first) || !lines.every((line) => mark.test(line) || line.startsWith('  '))) return undefined
  const items = itemsOf(lines, mark).map((item) => `<li>${inline(item, addressOf)}</li>`)
  if (number === undefined) return `<ul>${items.join('')}</ul>`
  return `<ol${number === '1' ? '' : ` start="${number}"`}>${items.join('')}</ol>`
}

const block = (lines: readonly string[], addressOf: AddressOf): string => {
  const [first = ''] = lines
  const [, hashes, heading] = /^(#{1,3}) (.+)$/.exec(first) ?? []
  if (hashes !== undefined && heading !== undefined)
    return `<h${hashes.length}>${inline(heading, addressOf)}</h${hashes.length}>`
  if (lines.length > 2 && lines.every((line) => line.startsWith('|'))) return table(lines, addressOf)
  return list(lines, addressOf) ?? `<p>${inline(lines.join(' '), addressOf)}</p>`
}

/**
 * The Markdown of the API document and of the guides as HTML: paragraphs, headings, lists, tables, code, links.
 * @param addressOf for links that lead elsewhere than they say
 */
export const markdown = (text: string, addressOf: AddressOf = (target) => target): string =>
  text
    .split(/(```\w*\n[\s\S]*?\n```)/)
    .map((part) => {
      const code = /^```\w*\n([\s\S]*?)\n```$/.exec(part)?.[1]
      if (code !== undefined) return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`
      return part
        .split(/\n{2,}/)
        .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''))
        .filter((lines) => lines.length > 0)
        .map((lines) => block(lines, addressOf))
        .join('\n')
    })
    .filter((part) => part !== '')
    .join('\n')
