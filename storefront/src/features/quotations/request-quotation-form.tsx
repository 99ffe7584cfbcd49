import './quotations.css'
import { requestQuotation } from '@pinline/contracts/order/quotation/request-quotation'
import { useCommand } from '@pinline/ui/commands/use-command'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { QuantityField } from '@pinline/ui/design/quantity-field.tsx'
import { SkeletonBlock } from '@pinline/ui/design/skeleton.tsx'
import { TextAreaField, TextField } from '@pinline/ui/design/text-field.tsx'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { languageTag } from '../../app/language.ts'
import { LoadFailure } from '../../app/load-failure.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { useCurrency } from '../../session/currency.ts'
import { quotationsKey, type RequestedPart, requestedPartsQuery } from './quotations.queries.ts'
import { readUnitPrice } from './read-unit-price.ts'

const maxRemark = 1000
const maxQuantity = 1_000_000

interface PartSelection extends RequestedPart {
  readonly target: string
}

/** Values and submit of the form; a refusal is shown above it. */
const useRequestForm = (parts: readonly RequestedPart[]) => {
  const { t } = useTranslation('quotations')
  const navigate = useNavigate()
  const { queryClient, language } = useAppContext()
  const currency = useCurrency()
  const { send, isPending } = useCommand(requestQuotation, { notifyOnFailure: true })
  const [selections, setSelections] = useState<readonly PartSelection[]>(() =>
    parts.map((part) => ({ ...part, target: '' })),
  )
  const [wantedOn, setWantedOn] = useState('')
  const [remark, setRemark] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const [refusal, setRefusal] = useState<{ text: string; needsAddress: boolean }>()
  const isBadPrice = ({ target }: PartSelection) =>
    target.trim() !== '' && readUnitPrice(target, currency, languageTag(language)) === undefined
  const isBadQuantity = ({ quantity }: PartSelection) => quantity < 1 || quantity > maxQuantity
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (isPending || selections.some((selection) => isBadPrice(selection) || isBadQuantity(selection))) return
    const result = await send({
      lines: selections.map(({ productId, quantity, target }) => {
        const targetPrice = readUnitPrice(target, currency, languageTag(language))
        return {
          ...{ productId, quantity },
          ...(targetPrice === undefined ? {} : { targetPrice }),
          ...(wantedOn === '' ? {} : { wantedOn }),
        }
      }),
      ...(remark.trim() === '' ? {} : { remark }),
    })
    if (result.kind === 'refused')
      setRefusal({ text: result.message, needsAddress: result.code === 'address-not-found' })
    if (result.kind !== 'done') return
    showToast(t('ask.done'))
    await queryClient.invalidateQueries({ queryKey: quotationsKey })
    void navigate({ to: '/user/center', search: { tab: 'quotes', request: result.data.quotationNo } })
  }
  const edit = (id: string, change: Partial<PartSelection>) =>
    setSelections((now) =>
      now.map((selection) => (selection.productId === id ? { ...selection, ...change } : selection)),
    )
  return {
    ...{ currency, selections, wantedOn, remark, refusal, isPending, edit, setWantedOn, setRemark, submit },
    dropRefusal: () => setRefusal(undefined),
    priceError: (selection: PartSelection) => (isSubmitted && isBadPrice(selection) ? t('ask.badPrice') : undefined),
    quantityError: (selection: PartSelection) =>
      isSubmitted && isBadQuantity(selection) ? t('ask.badQuantity') : undefined,
  }
}

interface AddAddress {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onSaved: () => void
}

interface RequestQuotationFormProps {
  readonly part: string
  readonly quantity: number
  /** The dialog to add the address that a request needs: it belongs to the account, which shows this form. */
  readonly renderAddAddress: (dialog: AddAddress) => ReactNode
}

interface RequestFormProps extends Pick<RequestQuotationFormProps, 'renderAddAddress'> {
  readonly parts: readonly RequestedPart[]
}

function RequestForm({ parts, renderAddAddress }: RequestFormProps): ReactNode {
  const { t } = useTranslation('quotations')
  const form = useRequestForm(parts)
  const { refusal } = form
  const [isAdding, setAdding] = useState(false)
  return (
    <section className="sheet" aria-label={t('ask.title')}>
      <form className="quotation-form" noValidate onSubmit={(event) => void form.submit(event)}>
        {refusal !== undefined && (
          <Banner
            tone="danger"
            title={refusal.needsAddress ? t('ask.noAddress') : refusal.text}
            action={
              refusal.needsAddress && (
                <Button small onPress={() => setAdding(true)}>
                  {t('ask.addAddress')}
                </Button>
              )
            }
          />
        )}
        <p className="small">{t('ask.text')}</p>
        <ul>
          {form.selections.map((selection) => (
            <li key={selection.productId} className="quotation-wish">
              <b className="part-number">{selection.model}</b>
              <QuantityField
                label={t('ask.quantity')}
                value={selection.quantity}
                maximum={maxQuantity}
                lessLabel={t('shell:quantity.less')}
                moreLabel={t('shell:quantity.more')}
                error={form.quantityError(selection)}
                onChange={(quantity) => form.edit(selection.productId, { quantity })}
              />
              <TextField
                label={t('ask.target', { currency: form.currency })}
                numeric
                inputMode="decimal"
                maxLength={12}
                value={selection.target}
                error={form.priceError(selection)}
                onChange={(event) => form.edit(selection.productId, { target: event.target.value })}
              />
            </li>
          ))}
        </ul>
        <TextField
          label={t('ask.wantedOn')}
          type="date"
          value={form.wantedOn}
          onChange={(event) => form.setWantedOn(event.target.value)}
        />
        <TextAreaField
          label={t('ask.remark')}
          rows={3}
          maxLength={maxRemark}
          value={form.remark}
          hint={t('ask.remarkHint')}
          onChange={(event) => form.setRemark(event.target.value)}
        />
        <div>
          <Button type="submit" tone="gold" isPending={form.isPending}>
            {t('ask.submit')}
          </Button>
        </div>
      </form>
      {/* Beside the form: what is sent in the dialog would reach the form around it too. */}
      {renderAddAddress({ isOpen: isAdding, onClose: () => setAdding(false), onSaved: form.dropRefusal })}
    </section>
  )
}

/** Asks for prices of parts (`partsParameter`), or of what is selected in the cart (`part` is `cart`). */
export function RequestQuotationForm({ part, quantity, renderAddAddress }: RequestQuotationFormProps): ReactNode {
  const { t } = useTranslation('quotations')
  const parts = useQuery(requestedPartsQuery(useAppContext(), part, quantity))
  return (
    <>
      <div className="orders-head">
        <h1>{t('ask.title')}</h1>
      </div>
      {parts.data === undefined ? (
        parts.isError && !parts.isFetching ? (
          <LoadFailure
            title={t('ask.error')}
            retry={t('error.retry')}
            error={parts.error}
            onRetry={() => void parts.refetch()}
          />
        ) : (
          <SkeletonBlock height={220} label={t('loading')} />
        )
      ) : parts.data.length === 0 ? (
        <section className="sheet">
          <EmptyState
            title={t('ask.nothing')}
            actions={
              <Link to="/user/center" search={{ tab: 'quotes' }} className={buttonClass({})}>
                {t('detail.back')}
              </Link>
            }
          >
            <p>{t('empty.text')}</p>
          </EmptyState>
        </section>
      ) : (
        <RequestForm key={`${part} ${quantity}`} parts={parts.data} renderAddAddress={renderAddAddress} />
      )}
    </>
  )
}
