import type { DrawingTexts } from '@pinline/ui/drawing/drawing-texts'
import type { DrawingView } from '@pinline/ui/drawing/part-views'
import { useMemo } from 'react'
import { useTranslation } from '../../app/use-translation.ts'

/** The words of a drawing in the page's language. */
export function useDrawingTexts(view: DrawingView = 'land-pattern'): DrawingTexts {
  const { t } = useTranslation('drawing')
  return useMemo(
    () => ({
      name: ({ model, width, depth, positions }) =>
        t(`name.${view}`, { model, width, depth, positions: positions ?? 0 }),
      padKind: { s: t('padKind.s'), t: t('padKind.t'), n: t('padKind.n'), e: t('padKind.e') },
      pinOne: t('legend.side'),
    }),
    [t, view],
  )
}
