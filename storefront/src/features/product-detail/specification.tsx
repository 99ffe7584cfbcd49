import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { Checkbox } from '@pinline/ui/design/checkbox.tsx'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { countryName } from '../../app/country-name.ts'
import { useFormat } from '../../app/format.ts'
import { languageTag } from '../../app/language.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { searchFor } from '../search/list-search.ts'

type Stated = ProductDetail['attributes'][number]

/** True if the attribute can be a search criterion: trade data and body dimensions cannot. */
const canMatch = ({ group, value, id }: Stated): boolean =>
  group !== 'trade' && value !== null && !id.startsWith('body-')

function Row({ label, children }: { label: ReactNode; children: ReactNode }): ReactNode {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{children}</td>
    </tr>
  )
}

/**
 * The attributes of a part, including those that the manufacturer does not state. Ticked ones become a search for
 * similar parts.
 */
export function Specification({ product }: { product: ProductDetail }): ReactNode {
  const { t } = useTranslation(['catalogue', 'product'])
  const format = useFormat()
  const { language } = useAppContext()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const tick = (id: string, isTicked: boolean): void => {
    const others = [...ticked].filter((one) => one !== id)
    setTicked(new Set(isTicked ? [...others, id] : others))
  }
  const matchedValues = Object.fromEntries(
    product.attributes.flatMap(({ id, value }) => (ticked.has(id) && value !== null ? [[id, String(value)]] : [])),
  )
  const missing = <span className="small">{t('detail.notStated')}</span>
  const { categoryId } = product
  return (
    <>
      <table className="data-sheet">
        <caption className="visually-hidden">{t('detail.specification')}</caption>
        <tbody>
          <Row label={t('detail.category')}>{product.categoryName}</Row>
          {product.attributes.map((one) => (
            <Row
              key={one.id}
              label={
                canMatch(one) ? (
                  <Checkbox isSelected={ticked.has(one.id)} onChange={(isTicked) => tick(one.id, isTicked)}>
                    {one.title}
                  </Checkbox>
                ) : (
                  one.title
                )
              }
            >
              {one.label ?? missing}
            </Row>
          ))}
          <Row label={t('detail.lifecycle')}>{t(`lifecycle.${product.lifecycle}`)}</Row>
          <Row label={t('detail.packing')}>{format.number(product.packingUnit)}</Row>
          <Row label={t('detail.origin')}>{countryName(languageTag(language), product.origin)}</Row>
          <Row label={t('product:hsCode')}>{product.hsCode}</Row>
          <Row label={t('detail.sold')}>{format.number(product.sales)}</Row>
        </tbody>
      </table>
      <p className="must-match" aria-live="polite">
        {ticked.size === 0 ? (
          <span className="small">{t('product:match.hint')}</span>
        ) : (
          <Link
            to="/product/$categoryName/$id"
            params={{ categoryName: categoryId, id: categoryId }}
            search={searchFor(matchedValues)}
            className={buttonClass({ small: true })}
          >
            {t('product:match.show', { count: ticked.size })}
          </Link>
        )}
      </p>
    </>
  )
}
