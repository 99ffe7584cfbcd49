import { Button } from '@pinline/ui/design/button.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../app/use-translation.ts'

const firstRows = 20

/** The first rows of a long list of parts, and the button that shows the others; null once all are shown. */
export function useShowAll<Row>(rows: readonly Row[]): { readonly shown: readonly Row[]; readonly button: ReactNode } {
  const { t } = useTranslation('quotations')
  const [isAll, setAll] = useState(false)
  if (isAll || rows.length <= firstRows) return { shown: rows, button: null }
  return {
    shown: rows.slice(0, firstRows),
    button: (
      <div className="quotation-more">
        <Button small onPress={() => setAll(true)}>
          {t('rows.all', { count: rows.length })}
        </Button>
      </div>
    ),
  }
}
