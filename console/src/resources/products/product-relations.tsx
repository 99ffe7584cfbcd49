import type { RelatedPart } from '@pinline/contracts/catalogue/product/get-product'
import type { ProductId } from '@pinline/events/ids'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { Link } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'
import { SetRelationsDialog } from './set-relations-dialog.tsx'
import { useProduct } from './use-product.ts'

const Related = ({ part, label }: { readonly part: RelatedPart; readonly label: string }) => {
  const text = useText()
  return (
    <li>
      <span className="small">{label}</span>
      <span>
        <Link className="part-number" to={`/products/${part.id}/show`}>
          {part.model}
        </Link>{' '}
        <span className="small">{part.manufacturer}</span>{' '}
        {part.withdrawn && <span className="tag">{text('resources.products.lifecycles.withdrawn')}</span>}
      </span>
    </li>
  )
}

/** The parts that a product is related to: those that it states, and those that state it. */
export const ProductRelations = ({ id }: { id: ProductId }) => {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const { product, refetch } = useProduct(id)
  const [changing, setChanging] = useState(false)
  if (product === undefined) return null
  const { relations, statedBy } = product
  return (
    <section className="sheet" aria-labelledby="relations">
      <h2 id="relations">
        {text('resources.products.relations.title')}
        <span className="end">
          <CommandButton permission="products.update" onPress={() => setChanging(true)}>
            {text('resources.products.relations.change')}
          </CommandButton>
        </span>
      </h2>
      {relations.length + statedBy.length === 0 ? (
        <p className="sheet-note">{text('resources.products.relations.none')}</p>
      ) : (
        <ul className="documents">
          {relations.map((part) => (
            <Related
              key={`${part.kind} ${part.id}`}
              part={part}
              label={text(`resources.products.relations.kind.${part.kind}`)}
            />
          ))}
          {statedBy.map((part) => (
            <Related
              key={`by ${part.kind} ${part.id}`}
              part={part}
              label={text(`resources.products.relations.stated_by.${part.kind}`)}
            />
          ))}
        </ul>
      )}
      {changing && (
        <SetRelationsDialog
          product={product}
          onClose={() => setChanging(false)}
          onDone={() => {
            setChanging(false)
            notify(text('resources.products.relations.done', { model: product.product.model }))
            refresh()
          }}
          onReload={async () => (await refetch()).data}
        />
      )}
    </section>
  )
}
