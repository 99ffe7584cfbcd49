/**
 * Draws a box around lines, as wide as the longest; an empty line stays as a gap.
 * @returns the box with a line break at its end
 */
export const box = (title: string, lines: string[]): string => {
  const width = Math.max(title.length + 2, ...lines.map((line) => line.length))
  const top = `╭─ ${title} ${'─'.repeat(width - title.length - 1)}╮`
  const body = lines.map((line) => `│ ${line.padEnd(width)} │`)
  return [top, ...body, `╰${'─'.repeat(width + 2)}╯`, ''].join('\n')
}
