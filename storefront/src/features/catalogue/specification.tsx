import type { ProductDetail } from '@pinline/catalogue/contract/show-product'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../app/format.ts'
import { languageTag } from '../../app/language.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { DataSheet } from '../../design/data-sheet.tsx'
import { orientPart } from '../../drawing/geometry.ts'
import { measure } from '../../drawing/measure.ts'

/** What is known of a part, and, where the maker states nothing, that. */
export function Specification({ product }: { product: ProductDetail }): ReactNode {
  const { t } = useTranslation('catalogue')
  const format = useFormat()
  const { language } = useAppContext()
  const { body } = orientPart(product)
  const country = new Intl.DisplayNames([languageTag(language)], { type: 'region' }).of(product.origin)
  const pitch =
    product.pitchMm === null ? null : `${product.pitchMm.toFixed(2)} mm (${measure(product.pitchMm, 'inch')} in)`
  const rows = [
    { label: t('detail.category'), value: product.categoryName },
    { label: t('detail.maker'), value: product.manufacturer },
    { label: t('detail.series'), value: product.series },
    { label: t('detail.positions'), value: product.positions },
    { label: t('detail.rows'), value: product.rows },
    { label: t('detail.pitch'), value: pitch },
    { label: t('detail.entry'), value: product.orientation && t(`orientation.${product.orientation}`) },
    { label: t('detail.mounting'), value: t(`mounting.${product.mounting}`) },
    { label: t('detail.gender'), value: product.gender && t(`gender.${product.gender}`) },
    { label: t('detail.current'), value: product.currentA === null ? null : `${product.currentA} A` },
    { label: t('detail.voltage'), value: product.voltageV === null ? null : `${product.voltageV} V` },
    {
      label: t('detail.bodySize'),
      value: `${measure(body.right - body.left)} × ${measure(body.bottom - body.top)} mm`,
    },
    { label: t('detail.weight'), value: t('detail.weightValue', { weight: format.number(product.weight) }) },
    { label: t('detail.lifecycle'), value: t(`lifecycle.${product.lifecycle}`) },
    { label: t('detail.packing'), value: format.number(product.packingUnit) },
    { label: t('detail.customs'), value: `${product.hsCode}, ${country ?? product.origin}` },
    { label: t('detail.sold'), value: format.number(product.sales) },
  ]
  return <DataSheet caption={t('detail.specification')} rows={rows} missing={t('detail.notStated')} />
}
