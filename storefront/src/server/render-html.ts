import { randomUUID } from 'node:crypto'
import { themeScript } from '../session/theme.ts'
import type { ClientAssets } from './client-assets.ts'
import { submitBeforeHydrationScript } from './submit-before-hydration.ts'

/**
 * Placeholder of the nonce in rendered and cached pages; replaced when sent. Drawn at start, so that no text of a page
 * can contain it and be given the nonce.
 */
export const noncePlaceholder = `nonce-${randomUUID()}`

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
