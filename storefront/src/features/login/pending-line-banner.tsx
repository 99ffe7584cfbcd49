import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { type PendingLine, readPendingLines } from '../cart/pending-line.ts'

/** Beside the form: the lines that wait for the login, or the benefits of an account. */
export function PendingLineBanner({ hasRedirect }: { hasRedirect: boolean }): ReactNode {
  const { t } = useTranslation('login')
  const [lines, setLines] = useState<readonly PendingLine[]>([])
  useEffect(() => setLines(readPendingLines(sessionStorage)), [])
  const [line] = lines
  if (line !== undefined) {
    return (
      <aside className="sheet waiting-line" aria-labelledby="waiting-title">
        <h2 id="waiting-title">{t('waiting.title')}</h2>
        <p>
          {lines.length > 1
            ? t('waiting.textLines', { count: lines.length })
            : line.model === undefined
              ? t('waiting.textUnnamed', { quantity: line.quantity })
              : t('waiting.text', { quantity: line.quantity, model: line.model })}
        </p>
        {hasRedirect && <p className="small">{t('waiting.redirect')}</p>}
      </aside>
    )
  }
  return (
    <aside className="sheet waiting-line waiting-line-plain" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{t(hasRedirect ? 'waiting.title' : 'welcome.title')}</h2>
      <p>{t(hasRedirect ? 'waiting.redirect' : 'welcome.text')}</p>
      <ul className="welcome-pads">
        <li>{t('welcome.cart')}</li>
        <li>{t('welcome.orders')}</li>
        <li>{t('welcome.prices')}</li>
      </ul>
    </aside>
  )
}
