import { useText } from '../../messages/use-text.ts'
import { CompletenessBar } from '../completeness/completeness-bar.tsx'
import type { ProductRecord } from './product-record.ts'
import { useMissingText } from './use-missing-text.ts'

/** How complete the data of a part are, and what they lack. */
export const ProductCompleteness = ({ product }: { product: ProductRecord }) => {
  const text = useText()
  const missingText = useMissingText()
  return (
    <section className="sheet" aria-labelledby="completeness">
      <h2 id="completeness">
        {text('resources.category-completeness.short')}
        <span className="end">
          <CompletenessBar percent={product.completeness} />
        </span>
      </h2>
      {product.missing.length === 0 ? (
        <p className="sheet-note">{text('resources.category-completeness.nothing_missing')}</p>
      ) : (
        <>
          <p className="sheet-note">{text('resources.category-completeness.filters.missing')}</p>
          <ul className="missing-data">
            {product.missing.map((one) => (
              <li key={`${one.kind} ${one.id}`}>{missingText(one)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
