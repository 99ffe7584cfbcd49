import { Button } from '@pinline/ui/design/button.tsx'
import { Checkbox } from '@pinline/ui/design/checkbox.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { FieldError } from '@pinline/ui/design/field-error.tsx'
import { Columns3 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { listColumns, resetColumns, showColumn, useListColumns } from './list-columns.ts'

/** Chooses the columns of lists in this browser; at least one is required. */
export function ColumnPicker(): ReactNode {
  const { t } = useTranslation('catalogue')
  const shown = useListColumns()
  const [isOpen, setOpen] = useState(false)
  const [isLast, setLast] = useState(false)
  const close = (): void => {
    setOpen(false)
    setLast(false)
  }
  return (
    <>
      <Button small onPress={() => setOpen(true)}>
        <Columns3 className="icon" aria-hidden="true" />
        {t('columns.choose')}
      </Button>
      <Dialog
        title={t('columns.title')}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button
              tone="quiet"
              onPress={() => {
                resetColumns()
                setLast(false)
              }}
            >
              {t('columns.reset')}
            </Button>
            <Button tone="gold" onPress={close}>
              {t('columns.done')}
            </Button>
          </>
        }
      >
        <p className="small">{t('columns.note')}</p>
        <div className="column-choices">
          {listColumns.map((column) => (
            <Checkbox
              key={column}
              isSelected={shown.includes(column)}
              onChange={(isIncluded) => setLast(!showColumn(column, isIncluded))}
            >
              {t(`columns.name.${column}`)}
            </Checkbox>
          ))}
        </div>
        <FieldError id="column-picker-error" message={isLast ? t('columns.atLeastOne') : undefined} />
      </Dialog>
    </>
  )
}
