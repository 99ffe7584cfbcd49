import type { QuotationLineRow, QuotationRecord } from '@pinline/contracts/order/quotation/quotation-row'
import { type CurrencyCode, lineTotal, sumMoney, type UnitPrice } from '@pinline/events/money'
import { maxOfferedBreaks, offeredPriceAt } from '@pinline/events/order/quotation-line'
import { Icon } from '../../layout/icon.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import { useText } from '../../messages/use-text.ts'
import { parsePrice } from '../products/price-break-form-values.ts'
import { useCostPrices } from '../products/use-cost-prices.ts'
import { type AnswerValues, type BreakValues, type LineValues, readLine, valuesOfLine } from './answer-values.ts'
import { marginOf, marginOfAll } from './margin.ts'

interface LineProps {
  readonly line: QuotationLineRow
  readonly currency: CurrencyCode
  readonly values: LineValues
  /** What a piece costs the seller; null where it is not known, undefined for people who may not see it. */
  readonly cost: UnitPrice | null | undefined
  /** Faults are shown once the answer was sent. */
  readonly isSubmitted: boolean
  readonly onEdit: (changed: Partial<LineValues>) => void
}

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly isWrong: boolean
  readonly fault?: string | undefined
  readonly onChange: (value: string) => void
}

const Figure = ({ label, value, isWrong, fault, onChange }: FigureProps) => (
  <>
    <input
      className="input figure"
      inputMode="decimal"
      maxLength={14}
      aria-label={label}
      aria-invalid={isWrong}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
    {isWrong && fault !== undefined && <p className="field-error">{fault}</p>}
  </>
)

const Margin = ({ price, cost }: { readonly price: UnitPrice | undefined; readonly cost: UnitPrice }) => {
  const text = useText()
  const format = useFormat()
  const margin = price === undefined ? undefined : marginOf(price, cost)
  if (margin === undefined) return null
  return (
    <span className="quotation-margin" data-loss={margin < 0}>
      {text('resources.quotations.answer.margin', { margin: format.percent(margin) })}
    </span>
  )
}

const Cost = ({ price, cost }: { readonly price: UnitPrice | undefined; readonly cost: UnitPrice | null }) => {
  const text = useText()
  const format = useFormat()
  if (cost === null) return <span className="sub">{text('resources.quotations.answer.no_cost')}</span>
  return (
    <span className="sub">
      {text('resources.quotations.answer.cost', { cost: format.unitPrice(cost) })} <Margin {...{ price, cost }} />
    </span>
  )
}

const Breaks = ({ line, values, currency, cost, isSubmitted, onEdit }: LineProps) => {
  const text = useText()
  const format = useFormat()
  const signs = useNumberSigns()
  const { breaks } = values
  const { model, quantity } = line
  const { faults } = readLine(line, values, currency, signs)
  const edit = (key: number, changed: Partial<BreakValues>) =>
    onEdit({ breaks: breaks.map((one) => (one.key === key ? { ...one, ...changed } : one)) })
  const nextKey = Math.max(-1, ...breaks.map(({ key }) => key)) + 1
  return (
    <>
      {breaks.map(({ key, from, price }) => (
        <div key={key} className="quotation-break">
          <span className="sub">{text('resources.quotations.answer.break')}</span>
          <Figure
            label={text('resources.quotations.answer.break_from', { model })}
            value={from}
            isWrong={isSubmitted && faults.breaks.has(key)}
            onChange={(value) => edit(key, { from: value })}
          />
          <Figure
            label={text('resources.quotations.answer.break_price', { model, currency })}
            value={price}
            isWrong={isSubmitted && faults.breaks.has(key)}
            onChange={(value) => edit(key, { price: value })}
          />
          <button
            type="button"
            className="button button-small button-square"
            aria-label={text('resources.quotations.answer.remove_break', { model, from })}
            onClick={() => onEdit({ breaks: breaks.filter((one) => one.key !== key) })}
          >
            <Icon name="close" />
          </button>
          {cost !== undefined && cost !== null && <Margin price={parsePrice(price, currency, signs)} cost={cost} />}
          {isSubmitted && faults.breaks.has(key) && (
            <p className="field-error">
              {text('resources.quotations.answer.break_wrong', { quantity: format.number(quantity) })}
            </p>
          )}
        </div>
      ))}
      {breaks.length < maxOfferedBreaks && quantity > 1 && (
        <button
          type="button"
          className="button button-small"
          aria-label={text('resources.quotations.answer.add_break_of', { model })}
          onClick={() => onEdit({ breaks: [...breaks, { key: nextKey, from: '', price: '' }] })}
        >
          {text('resources.quotations.answer.add_break')}
        </button>
      )}
    </>
  )
}

const Line = (props: LineProps) => {
  const { line, currency, values, cost, isSubmitted, onEdit } = props
  const text = useText()
  const format = useFormat()
  const signs = useNumberSigns()
  const { model, manufacturer, quantity, targetPrice, wantedOn } = line
  const { offered, faults } = readLine(line, values, currency, signs)
  const fault = text('resources.quotations.answer.wrong')
  return (
    <tr>
      <td>
        <b className="part-number">{model}</b>
        <span className="sub">{manufacturer}</span>
        {targetPrice !== null && (
          <span className="sub">
            {text('resources.quotations.page.target', { price: format.unitPrice(targetPrice) })}
          </span>
        )}
        {wantedOn !== null && (
          <span className="sub">{text('resources.quotations.page.wanted', { date: format.day(wantedOn) })}</span>
        )}
      </td>
      <td className="figure" data-label={text('resources.quotations.answer.quantity')}>
        {format.number(quantity)}
      </td>
      <td data-label={text('resources.quotations.answer.each', { currency })}>
        <Figure
          label={text('resources.quotations.answer.price', { model, currency })}
          value={values.price}
          isWrong={isSubmitted && faults.price}
          fault={fault}
          onChange={(price) => onEdit({ price })}
        />
        {cost !== undefined && <Cost price={parsePrice(values.price, currency, signs)} cost={cost} />}
        <Breaks {...props} />
      </td>
      <td data-label={text('resources.quotations.answer.days')}>
        <Figure
          label={text('resources.quotations.answer.lead', { model })}
          value={values.lead}
          isWrong={isSubmitted && faults.lead}
          fault={fault}
          onChange={(lead) => onEdit({ lead })}
        />
      </td>
      <td className="figure" data-label={text('resources.quotations.answer.total')}>
        {offered === undefined ? '–' : format.money(lineTotal(offeredPriceAt(offered, quantity), quantity))}
      </td>
    </tr>
  )
}

interface AnswerLinesProps {
  readonly quotation: QuotationRecord
  readonly values: AnswerValues
  readonly isSubmitted: boolean
  readonly onEdit: (lines: AnswerValues['lines']) => void
}

/** Every line with its price, price breaks and lead time; the sum is that of one order of everything. */
export const AnswerLines = ({ quotation, values, isSubmitted, onEdit }: AnswerLinesProps) => {
  const text = useText()
  const format = useFormat()
  const signs = useNumberSigns()
  const { currency, lines } = quotation
  const { isAllowed, costPrices } = useCostPrices(
    lines.map(({ productId }) => productId),
    currency,
  )
  const costs = new Map(costPrices.map(({ productId, converted }) => [productId, converted]))
  const sums = lines.map((line) => {
    const { productId, quantity } = line
    const { offered } = readLine(line, valuesOfLine(values, productId), currency, signs)
    const total = offered === undefined ? undefined : lineTotal(offeredPriceAt(offered, quantity), quantity)
    return { quantity, total, cost: costs.get(productId) ?? null }
  })
  const totals = sums.flatMap(({ total }) => total ?? [])
  const margin = marginOfAll(sums)
  return (
    <table className="data-table quotation-offers">
      <thead>
        <tr>
          <th>{text('resources.quotations.answer.part')}</th>
          <th>{text('resources.quotations.answer.quantity')}</th>
          <th>{text('resources.quotations.answer.each', { currency })}</th>
          <th>{text('resources.quotations.answer.days')}</th>
          <th>{text('resources.quotations.answer.total')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const own = valuesOfLine(values, line.productId)
          return (
            <Line
              key={line.productId}
              {...{ line, currency, isSubmitted }}
              values={own}
              cost={isAllowed ? (costs.get(line.productId) ?? null) : undefined}
              onEdit={(changed) => onEdit({ ...values.lines, [line.productId]: { ...own, ...changed } })}
            />
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4}>{text('resources.quotations.answer.goods')}</td>
          <td className="figure">{totals.length < lines.length ? '–' : format.money(sumMoney(currency, totals))}</td>
        </tr>
        {margin !== undefined && (
          <tr>
            <td colSpan={4}>{text('resources.quotations.answer.goods_margin')}</td>
            <td className="figure">
              <span className="quotation-margin" data-loss={margin < 0}>
                {format.percent(margin)}
              </span>
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}
