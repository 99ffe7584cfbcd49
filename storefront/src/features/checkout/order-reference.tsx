import { TextAreaField, TextField } from '@pinline/ui/design/text-field.tsx'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '../../app/use-translation.ts'

export interface ReferenceFields {
  poNumber: string
  remark: string
}

const remarkLimit = 500
const poLimit = 40

/** The buyer's own number and a remark, both optional. */
export function OrderReference({ form }: { form: UseFormReturn<ReferenceFields> }): ReactNode {
  const { t } = useTranslation('checkout')
  const used = form.watch('remark').length
  return (
    <div className="checkout-reference">
      <TextField
        label={t('reference.po')}
        hint={t('reference.poHint')}
        numeric
        maxLength={poLimit}
        autoComplete="off"
        {...form.register('poNumber')}
      />
      <TextAreaField
        label={t('reference.remark')}
        hint={t('reference.count', { used, limit: remarkLimit })}
        rows={3}
        maxLength={remarkLimit}
        {...form.register('remark')}
      />
    </div>
  )
}
