import { randomUUID } from 'node:crypto'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { TextPart } from '../app/text-parts.ts'
import { themeScript } from '../session/theme.ts'
import type { ClientAssets } from './client-assets.ts'
import { submitBeforeHydrationScript } from './submit-before-hydration.ts'

/**
 * Placeholder of the nonce in rendered and cached pages; replaced when sent. Drawn at start, so that no text of a page
 * can contain it and be given the nonce.
 */
export const noncePlaceholder = `nonce-${randomUUID()}`

/** Shows the styles of the whole sheet once they are there. */
const laterStylesScript =
  'document.querySelectorAll("link[data-later]").forEach(function(l){function f(){l.media="all"}l.sheet?f():l.onload=f})'

/** Pages in these languages show the reader's own fonts. */
const hasOwnFonts: readonly LanguageCode[] = ['zh_cn', 'zh_hk', 'ja']

/**
 * Adds the client's files, the inline scripts and the styles that the page begins with. The whole style sheet is one for
 * paper until the page is there, so that nothing waits for it; scripts come after what the page is drawn with.
 */
export function withAssets(html: string, assets: ClientAssets, language: LanguageCode, part: TextPart): string {
  const tags = [
    `<script nonce="${noncePlaceholder}">${themeScript};${submitBeforeHydrationScript}</script>`,
    ...(hasOwnFonts.includes(language) ? [] : assets.fonts).map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    `<style>${assets.criticalStylesOf(html)}</style>`,
    ...[...assets.preloads, ...assets.textsOf(language, part)].map(
      (href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`,
    ),
    `<script type="module" src="${assets.script}" fetchpriority="low" data-texts="${part}" nonce="${noncePlaceholder}"></script>`,
  ].join('')
  const styles = [
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}" media="print" data-later>`),
    `<script nonce="${noncePlaceholder}">${laterStylesScript}</script>`,
    ...assets.styles.map((href) => `<noscript><link rel="stylesheet" href="${href}"></noscript>`),
  ].join('')
  return html
    .replaceAll(' hrefLang="', ' hreflang="')
    .replace(' charSet="', ' charset="')
    .replace('</head>', () => `${tags}</head>`)
    .replace(/<\/body>(?!.*<\/body>)/s, () => `${styles}</body>`)
}
