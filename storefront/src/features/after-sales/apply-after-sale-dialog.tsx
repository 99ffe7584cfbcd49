import './after-sales.css'
import type { OrderDetail, OrderLineRow } from '@pinline/contracts/order/order/order-row'
import type { AfterSaleKind, AfterSaleReason } from '@pinline/events/order/after-sale-kind'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { FieldError } from '@pinline/ui/design/field-error.tsx'
import { QuantityField } from '@pinline/ui/design/quantity-field.tsx'
import { Segments } from '@pinline/ui/design/segments.tsx'
import { SelectField, TextAreaField } from '@pinline/ui/design/text-field.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { AfterSaleFiles } from './after-sale-files.tsx'
import { useApplyAfterSale } from './apply-after-sale.mutation.ts'
import { useAfterSaleFiles } from './use-after-sale-files.ts'
import { useAfterSaleNames } from './use-after-sale-names.ts'

const maxNote = 1000

interface ApplyDialogProps {
  readonly order: Pick<OrderDetail, 'orderNo'>
  readonly line: OrderLineRow
  readonly onClose: () => void
}

type Choice = 'yes' | 'no' | ''

interface FormValues {
  readonly kind: AfterSaleKind | ''
  readonly reason: AfterSaleReason | ''
  readonly quantity: number
  readonly openedPackage: Choice
  readonly specialHandling: Choice
  readonly note: string
}

type FieldErrors = Partial<Record<keyof FormValues, string>>

/** Values, errors and submit of the form; a refusal without a field is shown above it. */
const useApplyForm = ({ order, line, onClose }: ApplyDialogProps) => {
  const { t } = useTranslation('after-sales')
  const navigate = useNavigate()
  const chosen = useAfterSaleFiles()
  const { apply, isPending } = useApplyAfterSale()
  const [values, setValues] = useState<FormValues>({
    ...{ kind: '', reason: '', quantity: line.quantity, openedPackage: '', specialHandling: 'no', note: '' },
  })
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<string>()

  const edit = (change: Partial<FormValues>) => {
    setValues((now) => ({ ...now, ...change }))
    setFieldErrors((now) => ({ ...now, ...Object.fromEntries(Object.keys(change).map((field) => [field, undefined])) }))
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || chosen.isSending) return
    setRefusal(undefined)
    const { kind, reason, quantity, openedPackage, specialHandling, note } = values
    const missing: FieldErrors = {
      ...(kind === '' ? { kind: t('apply.choose') } : {}),
      ...(openedPackage === '' ? { openedPackage: t('apply.choose') } : {}),
      ...(quantity < 1 || quantity > line.quantity ? { quantity: t('apply.quantity', { most: line.quantity }) } : {}),
    }
    setFieldErrors(missing)
    if (kind === '' || openedPackage === '' || Object.keys(missing).length > 0) return
    const result = await apply({
      ...{ orderNo: order.orderNo, productId: line.productId, kind, quantity, fileIds: chosen.fileIds },
      openedPackage: openedPackage === 'yes',
      specialHandling: specialHandling === 'yes',
      ...(reason === '' ? {} : { reason }),
      ...(note.trim() === '' ? {} : { note }),
    })
    if (result.kind === 'done') {
      onClose()
      void navigate({ to: '/user/center', search: { tab: 'after-sales', request: result.data.afterSaleNo } })
    } else if (result.kind === 'refused' && Object.keys(result.errors).length > 0)
      setFieldErrors(Object.fromEntries(Object.keys(result.errors).map((field) => [field, result.message])))
    else setRefusal(result.kind === 'refused' ? result.message : t('apply.failed'))
  }

  return { values, fieldErrors, refusal, chosen, isPending, edit, submit }
}

function YesOrNo(props: {
  label: string
  hint: string
  value: Choice
  error?: string | undefined
  onChange: (value: Choice) => void
}): ReactNode {
  const { t } = useTranslation('after-sales')
  return (
    <div className="field">
      <span className="label">{props.label}</span>
      <Segments<Choice>
        label={props.label}
        value={props.value}
        options={[
          { value: 'no', label: t('no') },
          { value: 'yes', label: t('yes') },
        ]}
        onChange={props.onChange}
      />
      <span className="field-hint">{props.hint}</span>
      <FieldError message={props.error} />
    </div>
  )
}

/** The form for after-sales service of one line of a received order. */
export function ApplyAfterSaleDialog(props: ApplyDialogProps): ReactNode {
  const { line, onClose } = props
  const { t } = useTranslation('after-sales')
  const formId = useId()
  const { types, reasons } = useAfterSaleNames()
  const { values, fieldErrors, refusal, chosen, isPending, edit, submit } = useApplyForm(props)
  const { kind } = values
  const offered = reasons.filter(
    ({ kinds, isDefect }) => (kind === '' || kinds.includes(kind)) && (isDefect || !line.custom),
  )
  return (
    <Dialog
      title={t('apply.title', { model: line.model })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            {t('apply.close')}
          </Button>
          <Button type="submit" form={formId} isPending={isPending} isDisabled={chosen.isSending}>
            {t('apply.submit')}
          </Button>
        </>
      }
    >
      {refusal !== undefined && <Banner tone="danger" title={refusal} />}
      {line.custom && <Banner tone="info" title={t('apply.custom')} />}
      <form id={formId} className="after-sale-form" noValidate onSubmit={(event) => void submit(event)}>
        <SelectField
          label={t('field.kind')}
          value={kind}
          error={fieldErrors.kind}
          options={[
            { value: '', label: t('apply.choose') },
            ...types.map(({ id, name, days }) => ({ value: id, label: t('apply.kind', { name, days }) })),
          ]}
          onChange={({ target: { value } }) =>
            edit({ kind: types.find(({ id }) => id === value)?.id ?? '', reason: '' })
          }
        />
        <SelectField
          label={t('field.reason')}
          value={values.reason}
          error={fieldErrors.reason}
          options={[
            { value: '', label: t('apply.choose') },
            ...offered.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target: { value } }) => edit({ reason: offered.find(({ id }) => id === value)?.id ?? '' })}
        />
        <QuantityField
          label={t('field.quantity')}
          value={values.quantity}
          maximum={line.quantity}
          lessLabel={t('apply.less')}
          moreLabel={t('apply.more')}
          hint={t('apply.ordered', { count: line.quantity })}
          error={fieldErrors.quantity}
          onChange={(quantity) => edit({ quantity })}
        />
        <YesOrNo
          label={t('field.openedPackage')}
          hint={t('apply.openedHint')}
          value={values.openedPackage}
          error={fieldErrors.openedPackage}
          onChange={(openedPackage) => edit({ openedPackage })}
        />
        <YesOrNo
          label={t('field.specialHandling')}
          hint={t('apply.specialHint')}
          value={values.specialHandling}
          onChange={(specialHandling) => edit({ specialHandling })}
        />
        <TextAreaField
          label={t('field.note')}
          rows={3}
          maxLength={maxNote}
          value={values.note}
          error={fieldErrors.note}
          hint={t('apply.noteHint')}
          onChange={(event) => edit({ note: event.target.value })}
        />
        <AfterSaleFiles chosen={chosen} />
      </form>
    </Dialog>
  )
}
