import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { maxCompared } from './compare-search.ts'
import { clearTray, setInTray, trayIds, useTray } from './tray.ts'

/** The parts selected for comparison, above the filters. Takes no space when empty. */
export function CompareTray(): ReactNode {
  const { t } = useTranslation('catalogue')
  const parts = useTray()
  if (parts.length === 0) return null
  return (
    <section className="compare-tray" aria-label={t('compare.title')}>
      <b role="status">{t('compare.count', { count: parts.length })}</b>
      <span className="small compare-most">{t('compare.most', { count: maxCompared })}</span>
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <Link to="/productDetail/$id" params={{ id: part.id }} className="part-number">
              {part.model}
            </Link>
            <button
              type="button"
              className="chip-drop"
              aria-label={t('compare.remove', { model: part.model })}
              onClick={() => setInTray(part, false)}
            >
              <X className="icon" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <div className="compare-actions">
        <Button small tone="quiet" onPress={clearTray}>
          {t('compare.clear')}
        </Button>
        <Link to="/compare" search={{ ids: trayIds(parts) }} className={buttonClass({ small: true })}>
          {t('compare.show')}
        </Link>
      </div>
    </section>
  )
}
