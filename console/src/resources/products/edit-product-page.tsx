import './product-page.css'
import { type ProductId, productId } from '@pinline/events/ids'
import { useNotify, useRefresh } from 'react-admin'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useText } from '../../messages/use-text.ts'
import { ProductForm } from './product-form.tsx'
import { useProduct } from './use-product.ts'

/** Shows a message and goes to the product. */
const useFinish = (key: 'saved' | 'created') => {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const refresh = useRefresh()
  return (id: ProductId, model: string) => {
    notify(text(`resources.products.edit.${key}`, { model }))
    refresh()
    void navigate(`/products/${id}/show`)
  }
}

const noReload = async () => undefined

/** The form on an existing product: to change it, or to copy it. */
const OfProduct = ({ id, as }: { id: ProductId; as: 'record' | 'copy' }) => {
  const text = useText()
  const { product, error, refetch } = useProduct(id)
  const isCopy = as === 'copy'
  const finish = useFinish(isCopy ? 'created' : 'saved')
  const title =
    product === undefined
      ? undefined
      : text(`resources.products.edit.${isCopy ? 'copy' : 'title'}`, { model: product.product.model })
  usePageTitle(title)
  if (error !== null) return <PageFailure message={error.message} onRetry={() => void refetch()} />
  if (product === undefined) return <PageSkeleton />
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
        {!isCopy && (
          <span className="end">
            <Link to={`/products/${id}/show`}>{text('resources.products.edit.to_product')}</Link>
          </span>
        )}
      </div>
      <ProductForm
        record={isCopy ? undefined : product}
        copyOf={isCopy ? product : undefined}
        onDone={finish}
        onReload={isCopy ? noReload : async () => (await refetch()).data}
      />
    </>
  )
}

/** The page that changes a product's data. */
export const EditProductPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = productId.safeParse(useParams().id)
  if (id.success) return <OfProduct key={id.data} id={id.data} as="record" />
  return <PageFailure message={text('resources.products.page.not_found')} onRetry={() => navigate('/products')} />
}

const Blank = () => {
  const text = useText()
  const finish = useFinish('created')
  usePageTitle(text('resources.products.edit.new'))
  return (
    <>
      <div className="page-head">
        <h1>{text('resources.products.edit.new')}</h1>
      </div>
      <ProductForm record={undefined} copyOf={undefined} onDone={finish} onReload={noReload} />
    </>
  )
}

/** The page for a new product: empty, or a copy of the one in `copy`. */
export const NewProductPage = () => {
  const [search] = useSearchParams()
  const id = productId.safeParse(search.get('copy'))
  return id.success ? <OfProduct key={id.data} id={id.data} as="copy" /> : <Blank key="blank" />
}
