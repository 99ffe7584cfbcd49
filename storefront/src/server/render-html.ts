import { randomUUID } from 'node:crypto'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import escapeHtml from 'escape-html'
import { offeredLanguages } from '../app/language.ts'
import type { ServedHead } from '../app/served-head.ts'
import type { TextPart } from '../app/text-parts.ts'
import { themeScript } from '../session/theme.ts'
import type { ClientAssets } from './client-assets.ts'
import { submitBeforeHydrationScript } from './submit-before-hydration.ts'

/**
 * Placeholder of the nonce in rendered and cached pages; replaced when sent. Drawn at start, so that no text of a page
 * can contain it and be given the nonce.
 */
export const noncePlaceholder = `nonce-${randomUUID()}`

/**
 * Fetches the whole style sheet and the scripts once the page is painted: on a slow line they would take the page's share
 * of it. Its own element lists them. A page that is not painted, such as one in a tab behind others, waits a second.
 */
const afterPaintScript =
  '(function(){var d=document,s=d.currentScript.dataset,t=setTimeout(load,1000);' +
  'requestAnimationFrame(function(){setTimeout(function(){if(t)load()})});' +
  'function add(n,p){d.head.appendChild(Object.assign(d.createElement(n),p))}' +
  'function load(){clearTimeout(t);t=0;' +
  's.styles.split(" ").forEach(function(h){add("link",{rel:"stylesheet",href:h})});' +
  's.preloads.split(" ").forEach(function(h){add("link",{rel:"modulepreload",href:h})});' +
  'add("script",{type:"module",src:s.afterPaint})}})()'

/** Pages in these languages show the reader's own fonts. */
const hasOwnFonts: readonly LanguageCode[] = ['zh_cn', 'zh_hk', 'ja']

interface PageParts {
  readonly language: LanguageCode
  readonly texts: TextPart
  readonly chunk: string | undefined
  readonly served?: ServedHead | undefined
  /** Where the texts are that staff changed in its language; undefined without any. */
  readonly changedTexts?: string | undefined
}

const tagOf = (name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string =>
  `<${name} data-served ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`

/** What sharers and search engines read. */
const servedTags = ({ meta, links, things }: ServedHead): string =>
  [
    ...meta.map((tag) => tagOf('meta', tag)),
    ...links.map((tag) => tagOf('link', tag)),
    ...things.map((thing) => {
      const json = JSON.stringify(thing).replaceAll('<', '\\u003c')
      return `<script data-served nonce="${noncePlaceholder}" type="application/ld+json">${json}</script>`
    }),
  ].join('')

/**
 * Adds the client's files, the inline scripts and the styles that the page begins with. The whole style sheet and the
 * scripts come after the page is painted.
 */
export function withAssets(html: string, assets: ClientAssets, page: PageParts): string {
  const { language, texts, chunk, served, changedTexts } = page
  const changed = changedTexts === undefined ? '' : ` data-changed-texts="${changedTexts}"`
  const shown = offeredLanguages().map(({ code, name }) => ({ code, name }))
  const tags = [
    `<script nonce="${noncePlaceholder}">${themeScript};${submitBeforeHydrationScript}</script>`,
    ...(hasOwnFonts.includes(language) ? [] : assets.fonts).map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    `<style>${assets.criticalStylesOf(html)}</style>`,
    ...(served === undefined ? [] : [servedTags(served)]),
  ].join('')
  const preloads = [...assets.preloadsOf(chunk), ...assets.textsOf(language, texts)].join(' ')
  const later = [
    `<script nonce="${noncePlaceholder}" data-texts="${texts}"${changed} data-languages="${escapeHtml(JSON.stringify(shown))}" data-after-paint="${assets.script}" data-styles="${assets.styles.join(' ')}" data-preloads="${preloads}">${afterPaintScript}</script>`,
    ...assets.styles.map((href) => `<noscript><link rel="stylesheet" href="${href}"></noscript>`),
  ].join('')
  return html
    .replaceAll(' hrefLang="', ' hreflang="')
    .replace(' charSet="', ' charset="')
    .replace('</head>', () => `${tags}</head>`)
    .replace(/<\/body>(?!.*<\/body>)/s, () => `${later}</body>`)
}

/** Adds until when nothing can be changed, for the client of a page, cached or not; the gateway says so with the request. */
export const withMaintenance = (html: string, until: string | undefined): string =>
  until === undefined
    ? html
    : html.replace('</head>', () => `<meta data-served name="maintenance-until" content="${escapeHtml(until)}"></head>`)
