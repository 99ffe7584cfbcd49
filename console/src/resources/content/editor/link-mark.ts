import { Mark } from '@tiptap/core'
import { linkOfAddress, readLink } from './links.ts'

/** A link to a page, a part, a category, a route of the shop or the web. In the editor it leads nowhere. */
export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  excludes: 'link',
  addAttributes: () => ({
    kind: { default: 'url', rendered: false },
    target: { default: '', rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'a[data-link]',
      getAttrs: (element) => {
        const [kind, target] = (element.dataset.link ?? '').split(/ (.*)/s)
        return readLink({ kind, target }) ?? false
      },
    },
    {
      tag: 'a[href]',
      getAttrs: (element) => linkOfAddress(element.getAttribute('href') ?? '', window.location.origin) ?? false,
    },
  ],
  renderHTML: ({ mark }) => [
    'a',
    { 'data-link': `${String(mark.attrs.kind)} ${String(mark.attrs.target)}`, title: String(mark.attrs.target) },
    0,
  ],
})
