import type { ProductId } from '@pinline/events/ids'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { Link } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'
import { RelistProductDialog } from './relist-product-dialog.tsx'
import { SetLifecycleDialog } from './set-lifecycle-dialog.tsx'
import { useProduct } from './use-product.ts'
import { WithdrawProductDialog } from './withdraw-product-dialog.tsx'

type Product = NonNullable<ReturnType<typeof useProduct>['product']>
type OpenDialog = 'set' | 'withdraw' | 'relist'

const LifecycleDetails = ({ product }: { product: Product }) => {
  const text = useText()
  const { replacement } = product
  return (
    <dl className="facts">
      <dt>{text('resources.products.fields.lifecycle')}</dt>
      <dd>{text(`resources.products.lifecycle.${product.lifecycle}`)}</dd>
      {product.lifecycle !== 'active' && (
        <>
          <dt>{text('resources.products.lifecycles.replacement')}</dt>
          <dd>
            {replacement === null ? (
              text('resources.products.lifecycles.no_replacement')
            ) : (
              <>
                <Link className="part-number" to={`/products/${replacement.id}/show`}>
                  {replacement.model ?? replacement.id}
                </Link>{' '}
                <span className="small">{replacement.manufacturer}</span>
              </>
            )}
          </dd>
        </>
      )}
      <dt>{text('resources.products.lifecycles.sale')}</dt>
      <dd>{text(`resources.products.lifecycles.${product.withdrawn ? 'withdrawn' : 'listed'}`)}</dd>
    </dl>
  )
}

/** Lifecycle status of a product, its replacement, and whether it is listed. */
export const ProductLifecycle = ({ id }: { id: ProductId }) => {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const { product, refetch } = useProduct(id)
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  if (product === undefined) return null
  const { model } = product.product
  const close = () => setOpenDialog(undefined)
  const done = (what: OpenDialog) => {
    close()
    notify(text(`resources.products.lifecycles.${what}_done`, { model }))
    refresh()
  }
  const newest = async () => (await refetch()).data

  return (
    <section className="sheet" aria-labelledby="lifecycle">
      <h2 id="lifecycle">
        {text('resources.products.fields.lifecycle')}
        <span className="end row-buttons">
          <CommandButton permission="products.update" onPress={() => setOpenDialog('set')}>
            {text('resources.products.lifecycles.change')}
          </CommandButton>
          {product.withdrawn ? (
            <CommandButton permission="products.update" onPress={() => setOpenDialog('relist')}>
              {text('resources.products.lifecycles.relist')}
            </CommandButton>
          ) : (
            <CommandButton permission="products.update" tone="danger" onPress={() => setOpenDialog('withdraw')}>
              {text('resources.products.lifecycles.withdraw')}
            </CommandButton>
          )}
        </span>
      </h2>
      <LifecycleDetails product={product} />
      {openDialog === 'set' && (
        <SetLifecycleDialog product={product} onClose={close} onDone={() => done('set')} onReload={newest} />
      )}
      {openDialog === 'withdraw' && (
        <WithdrawProductDialog product={product} onClose={close} onDone={() => done('withdraw')} onReload={newest} />
      )}
      {openDialog === 'relist' && (
        <RelistProductDialog product={product} onClose={close} onDone={() => done('relist')} onReload={newest} />
      )}
    </section>
  )
}
