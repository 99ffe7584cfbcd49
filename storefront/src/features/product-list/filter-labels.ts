import type { Facet } from '@pinline/contracts/catalogue/search/product-facets'
import { type MeasureUnit, measure } from '@pinline/ui/drawing/measure'
import { numberSignsOf, plainNumber } from '@pinline/ui/format/number-signs'
import { useMemo } from 'react'
import type { Translate } from '../../app/i18n.ts'
import { languageTag } from '../../app/language.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import type { Choice } from '../search/filter-choice.ts'
import { useLengthUnit } from './list-unit.ts'

const MM_PER_INCH = 25.4
const PRICE = 'price'

const inches = (mm: number): number => Number(measure(mm, 'inch'))

/** Names and values of filters in the page's language and the chosen unit. */
export interface FilterLabels {
  readonly unit: MeasureUnit
  /** "Pitch, mm" */
  readonly title: (facet: Facet) => string
  /** The unit of a numeric facet; empty without one. */
  readonly unitOf: (facet: Facet) => string
  /** A value without its unit: "1.27", "Through-hole", "Not stated". */
  readonly value: (facet: Facet, value: string) => string
  /** A number as shown in a field; `figureOf` parses it. */
  readonly field: (facet: Facet, figure: number) => string
  /** The number typed into a field, in the attribute's unit; undefined when it is no number, or may be two. */
  readonly figureOf: (facet: Facet, text: string) => number | undefined
  /** "Pitch: 1.27 or 2 mm" */
  readonly choice: (facet: Facet, choice: Choice) => string
}

interface LabelParts {
  readonly t: Translate
  readonly unit: MeasureUnit
  readonly tag: string
  readonly currency: string
}

/** The labels of a language, a currency and a unit. */
export function createLabels({ t, unit, tag, currency }: LabelParts): FilterLabels {
  const plain = new Intl.NumberFormat(tag, { maximumFractionDigits: 4 })
  const typed = new Intl.NumberFormat(tag, { maximumFractionDigits: 4, useGrouping: false })
  const pitch = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 3 })
  const signs = numberSignsOf(tag)
  const isInch = (facet: Facet): boolean => facet.unit === 'mm' && unit === 'inch'
  const figure = (facet: Facet, value: number): string =>
    isInch(facet) ? plain.format(inches(value)) : (facet.id === 'pitch' ? pitch : plain).format(value)
  const unitOf = (facet: Facet): string => {
    if (facet.id === PRICE) return currency
    if (facet.unit === 'd') return t('unit.days')
    if (facet.unit === 'mm') return t(isInch(facet) ? 'unit.inch' : 'drawing:mm')
    return facet.unit ?? ''
  }
  const value = (facet: Facet, text: string): string => {
    if (text === '') return t('filters.notStated')
    if (facet.type === 'number') return figure(facet, Number(text))
    return facet.values.find((known) => known.value === text)?.label ?? text
  }
  const field = (facet: Facet, amount: number): string => typed.format(isInch(facet) ? inches(amount) : amount)
  return {
    unit,
    unitOf,
    value,
    field,
    title: (facet) =>
      unitOf(facet) === '' ? facet.title : t('filters.titled', { title: facet.title, unit: unitOf(facet) }),
    figureOf: (facet, text) => {
      const read = (plain: string): number | undefined => {
        const amount = Number(plain)
        if (!plain || !Number.isFinite(amount) || amount < 0) return undefined
        return isInch(facet) ? Math.round(amount * MM_PER_INCH * 10_000) / 10_000 : amount
      }
      const plain = plainNumber(text, signs)
      if (plain !== undefined) return read(plain)
      // Data sheets print 2.540: in some languages these are thousands, which few attributes reach.
      const [figure, other] = ['.', '']
        .map((sign) => read(text.replace(/[.,]/, sign)))
        .filter((one) => one && facet.range && facet.range.min <= one && one <= facet.range.max)
      return other === undefined ? figure : undefined
    },
    choice: (facet, choice) => {
      const end = unitOf(facet) === '' ? '' : `\u00a0${unitOf(facet)}`
      if ('values' in choice) {
        const hasFigure = facet.type === 'number' && choice.values.some((one) => one !== '')
        const values = choice.values.map((one) => value(facet, one)).join(` ${t('or')} `)
        return t('chips.is', { title: facet.title, values: `${values}${hasFigure ? end : ''}` })
      }
      const { from, to } = choice
      const write = (amount: number): string => `${figure(facet, amount)}${end}`
      if (from !== undefined && to !== undefined) {
        return t('chips.range', { title: facet.title, from: figure(facet, from), to: write(to) })
      }
      return from !== undefined
        ? t('chips.from', { title: facet.title, from: write(from) })
        : t('chips.to', { title: facet.title, to: write(to ?? 0) })
    },
  }
}

/** The labels of the page's language, currency and unit. */
export function useFilterLabels(): FilterLabels {
  const { t } = useTranslation('catalogue')
  const { language, currency } = useAppContext()
  const unit = useLengthUnit()
  const code = currency()
  return useMemo(() => createLabels({ t, unit, tag: languageTag(language), currency: code }), [t, unit, language, code])
}
