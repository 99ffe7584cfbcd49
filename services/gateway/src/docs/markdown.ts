import escapeHtml from 'escape-html'

/** Code, bold text and addresses within a line. */
const inline = (text: string): string =>
  text
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .map((part) => {
      if (part.startsWith('`') && part.endsWith('`') && part.length > 2)
        return `<code>${escapeHtml(part.slice(1, -1))}</code>`
      if (part.startsWith('**') && part.endsWith('**') && part.length > 4)
        return `<strong>${escapeHtml(part.slice(2, -2))}</strong>`
      return escapeHtml(part)
    })
    .join('')

const block = (lines: readonly string[]): string => {
  const [first = ''] = lines
  const heading = /^## (.+)$/.exec(first)?.[1]
  if (heading !== undefined) return `<h2>${inline(heading)}</h2>`
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`
  return `<p>${inline(lines.join(' '))}</p>`
}

/** The Markdown that the API document is written in, as HTML: paragraphs, headings, lists, code. */
export const markdown = (text: string): string =>
  text
    .split(/(```\w*\n[\s\S]*?\n```)/)
    .map((part) => {
      const code = /^```\w*\n([\s\S]*?)\n```$/.exec(part)?.[1]
      if (code !== undefined) return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`
      return part
        .split(/\n{2,}/)
        .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''))
        .filter((lines) => lines.length > 0)
        .map(block)
        .join('\n')
    })
    .filter((part) => part !== '')
    .join('\n')
