/** Lists may be three levels deep: further levels join the third. */
const maxListDepth = 3

const removed =
  'script, style, meta, link, title, template, object, embed, iframe, svg, math, form, input, button, select, textarea, noscript, audio, video, canvas, map, o\\:p, xml, col, colgroup'

const elements = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
]

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

const renamed = (element: Element, name: string): HTMLElement => {
  const made = element.ownerDocument.createElement(name)
  made.append(...element.childNodes)
  element.replaceWith(made)
  return made
}

const styleOf = (element: Element): string => (element.getAttribute('style') ?? '').toLowerCase()

const removeComments = (root: Document): void => {
  const walker = root.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

/** A digit, letter or Roman numeral with a dot or bracket begins an item of a numbered list. */
const numbering = /^\s*\(?(?:\d{1,3}|[a-z]|[ivxlc]{1,5})[.)]/i

interface WordItem {
  readonly element: HTMLElement
  readonly level: number
  readonly isNumbered: boolean
}

const wordItemOf = (element: Element): WordItem | undefined => {
  const level = /mso-list:\s*l\d+\s+level(\d)/.exec(styleOf(element))?.[1]
  if (level === undefined || !(element instanceof HTMLElement)) return undefined
  const marker = elements(element, 'span').find((span) => /mso-list:\s*ignore/.test(styleOf(span)))
  const isNumbered = numbering.test(marker?.textContent ?? '')
  marker?.remove()
  return { element, level: Number(level), isNumbered }
}

/** Word writes lists as paragraphs whose style names a level. */
const makeWordLists = (root: Document): void => {
  let open: { readonly list: HTMLElement; readonly level: number }[] = []
  let last: Element | undefined
  for (const paragraph of elements(root, 'p, h1, h2, h3, h4, h5, h6')) {
    const item = wordItemOf(paragraph)
    if (item === undefined) continue
    const follows = last !== undefined && paragraph.previousElementSibling === last
    if (!follows) open = []
    while ((open.at(-1)?.level ?? 0) > item.level) open.pop()
    const top = open.at(-1)
    const entry = root.createElement('li')
    if (top === undefined || top.level < item.level) {
      const list = root.createElement(item.isNumbered ? 'ol' : 'ul')
      const above = top?.list.lastElementChild
      if (above) above.append(list)
      else {
        paragraph.before(list)
        last = list
      }
      open.push({ list, level: item.level })
    }
    open.at(-1)?.list.append(entry)
    entry.append(renamed(paragraph, 'p'))
  }
}

/** Styles that mean something become elements: word processors write them on spans. */
const makeMarks = (root: Document): void => {
  for (const element of elements(root, 'span, font, b, strong, i, em')) {
    const style = styleOf(element)
    const isSpan = /^(?:span|font)$/i.test(element.tagName)
    if (!isSpan) {
      // Google Docs wraps everything in a bold element that is not bold.
      if (/font-weight:\s*(?:normal|400)/.test(style)) unwrap(element)
      continue
    }
    const wrappers = [
      /font-weight:\s*(?:bold|[6-9]00)/.test(style) && 'strong',
      /font-style:\s*italic/.test(style) && 'em',
      /vertical-align:\s*super/.test(style) && 'sup',
      /vertical-align:\s*sub(?!\w*er)/.test(style) && 'sub',
    ].filter((name) => name !== false)
    const [first, ...more] = wrappers
    if (first === undefined) unwrap(element)
    else
      for (let inner = renamed(element, first), rest = more; rest.length > 0; rest = rest.slice(1)) {
        const wrapper = root.createElement(rest[0] ?? 'span')
        wrapper.append(...inner.childNodes)
        inner.append(wrapper)
        inner = wrapper
      }
  }
}

/** Old pages nest a list beside its item instead of inside it. */
const mendLists = (root: Document): void => {
  for (const list of elements(root, 'ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling
    if (item?.tagName === 'LI') item.append(list)
    else unwrap(list)
  }
  for (const list of elements(root, 'ul, ol').toReversed()) {
    let depth = 0
    for (let above: Element | null = list; above !== null; above = above.parentElement)
      if (/^[uo]l$/i.test(above.tagName)) depth++
    const item = list.closest('li')
    if (depth > maxListDepth && item !== null) {
      item.after(...list.children)
      list.remove()
    }
  }
}

/** A table inside a table was made for the layout: its cells become paragraphs. */
const mendTables = (root: Document): void => {
  for (const table of elements(root, 'table table').toReversed()) {
    const cells = elements(table, 'td, th').map((cell) => {
      const paragraph = root.createElement('div')
      paragraph.append(...cell.childNodes)
      return paragraph
    })
    table.replaceWith(...cells)
  }
  for (const table of elements(root, 'table')) {
    const caption = table.querySelector('caption')
    if (caption !== null) table.before(renamed(caption, 'p'))
    for (const row of elements(table, 'tr')) if (row.children.length === 0) row.remove()
    if (table.querySelector('td, th') === null) table.remove()
    // Headings and further blocks have no place in a cell.
    for (const heading of elements(table, 'h1, h2, h3, h4, h5, h6')) {
      const strong = root.createElement('strong')
      strong.append(...heading.childNodes)
      heading.append(strong)
      renamed(heading, 'p')
    }
  }
}

/** Without glyph and meaning, or separators that no text of a document has. */
const invisible = /[\p{Cc}\p{Cs}\u00ad\u200b\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** A text without the characters that documents refuse; tabs and no-break spaces become spaces. */
export const cleanText = (text: string): string =>
  text.replaceAll(/[\t\u00a0]/g, ' ').replaceAll(invisible, (one) => (one === '\n' ? one : ''))

const cleanTexts = (root: Document): void => {
  const walker = root.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { data } = walker.currentNode as Text
    const cleaned = cleanText(data)
    if (cleaned !== data) (walker.currentNode as Text).data = cleaned
  }
}

/** What an editor of ours put on the clipboard: its blocks carry attributes that are checked one by one. */
const isOurs = (root: Document): boolean => root.querySelector('[data-pm-slice]') !== null

/**
 * Cleans the HTML of a clipboard (Word, Google Docs, LibreOffice, web pages) so that the editor reads headings, lists,
 * tables, links and marks from it, and nothing else. Pictures stay away: they are uploaded with an alternative text.
 */
export const cleanHtml = (html: string): string => {
  const root = new DOMParser().parseFromString(html, 'text/html')
  for (const element of elements(root, removed)) element.remove()
  removeComments(root)
  cleanTexts(root)
  if (isOurs(root)) return root.body.innerHTML.trim()
  for (const element of elements(root, 'img, picture')) element.remove()
  for (const element of elements(root, '*'))
    if (/display:\s*none|mso-hide:\s*all/.test(styleOf(element)) || element.hidden) element.remove()
  makeWordLists(root)
  makeMarks(root)
  for (const term of elements(root, 'dt')) {
    const strong = root.createElement('strong')
    strong.append(...term.childNodes)
    term.append(strong)
  }
  for (const element of elements(root, 'dt, dd, figcaption, address, summary')) renamed(element, 'p')
  mendTables(root)
  mendLists(root)
  for (const element of elements(root, '*'))
    for (const { name } of [...element.attributes])
      if (!(name === 'href' && element.tagName === 'A') && name !== 'colspan' && name !== 'rowspan')
        element.removeAttribute(name)
  return root.body.innerHTML.trim()
}
