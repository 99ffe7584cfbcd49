import { themeScript } from '../session/theme.ts'
import type { ClientAssets } from './client-assets.ts'
import { submitBeforeHydrationScript } from './submit-before-hydration.ts'

/** Placeholder of the nonce in rendered and cached pages; replaced when sent. */
export const noncePlaceholder = 'pinline-nonce-to-be-set'

/** Adds the client's files and the inline scripts to the head of a rendered page. */
export function withAssets(html: string, assets: ClientAssets, language: string): string {
  const texts = assets.textsOf(language)
  const tags = [
    `<script nonce="${noncePlaceholder}">${themeScript};${submitBeforeHydrationScript}</script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...[...assets.preloads, ...(texts ? [texts] : [])].map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${assets.script}" nonce="${noncePlaceholder}"></script>`,
  ].join('')
  return html
    .replaceAll(' hrefLang="', ' hreflang="')
    .replace(' charSet="', ' charset="')
    .replace('</head>', () => `${tags}</head>`)
}
