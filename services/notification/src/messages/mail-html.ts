import { type LanguageCode, languageTag } from '@pinline/contracts/api/languages'
import escapeHtml from 'escape-html'

const textStyle =
  'margin:0;padding:0;background:#fff;color:#16211c;font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","PingFang SC","Microsoft YaHei","Hiragino Sans",sans-serif'
const bodyStyle = 'max-width:600px;margin:0 auto;padding:24px 20px;overflow-wrap:anywhere'

/**
 * The HTML of a mail, made from its text: paragraphs, and links to the shop. Other addresses stay text: a mail may quote
 * what a stranger wrote, and must not make a link of it.
 */
export const mailHtml = (
  { subject, text }: { readonly subject: string; readonly text: string },
  { language, shopUrl }: { readonly language: LanguageCode; readonly shopUrl: string },
): string => {
  const origin = new URL(shopUrl).origin
  const withLinks = (line: string): string =>
    line
      .split(/(https?:\/\/[!-~]+)/)
      .map((part) => {
        const shown = escapeHtml(part)
        return isOf(origin, part) ? `<a href="${shown}" style="color:#0b6b4d">${shown}</a>` : shown
      })
      .join('')
  const paragraph = (lines: string): string =>
    `<p style="margin:0 0 16px">${lines
      .split('\n')
      .map((line) => (line.startsWith('>') ? escapeHtml(line) : withLinks(line)))
      .join('<br>\n')}</p>`
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${escapeHtml(textStyle)}">
<div style="${bodyStyle}">
${text
  .split(/\n{2,}/)
  .map(paragraph)
  .join('\n')}
</div>
</body>
</html>
`
}

const isOf = (origin: string, address: string): boolean =>
  /^https?:/.test(address) && URL.canParse(address) && new URL(address).origin === origin
