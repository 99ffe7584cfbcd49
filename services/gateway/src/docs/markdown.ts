import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

/**
 * Attributes that the pages need: what is wider than the screen can be scrolled by keys, columns have headings.
 * Text of the Markdown cannot look like these tags: each `<` of it is written as `&lt;`.
 */
const attributes: readonly (readonly [tag: RegExp, html: string])[] = [
  [/<pre>/g, '<pre tabindex="0">'],
  [/<table>/g, '<div class="scroll" tabindex="0"><table>'],
  [/<\/table>/g, '</table></div>'],
  [/<th(?=[ >])/g, '<th scope="col"'],
  [/<a href="([^"]*)"/g, '<a href="$1" rel="noreferrer"'],
]

/**
 * The Markdown of the API document and of the guides as HTML: CommonMark with tables. HTML in it is shown as text, and
 * addresses that run a script are left out.
 */
export const markdown = (text: string): string =>
  attributes.reduce(
    (html, [tag, replacement]) => html.replaceAll(tag, replacement),
    micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] }),
  )
