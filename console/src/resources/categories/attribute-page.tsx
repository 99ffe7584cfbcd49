import './categories.css'
import '../../layout/tree/tree.css'
import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { useState } from 'react'
import { useGetOne, useNotify } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { AttributeForm } from './attribute-form.tsx'
import { RemoveAttributeDialog } from './remove-attribute-dialog.tsx'
import { useCategories, useTaxonomyChanged } from './use-taxonomy.ts'
import { ViewsBar } from './views-bar.tsx'

const listPath = '/categories/attributes'

const WhereUsed = ({ attribute }: { attribute: AttributeRow }) => {
  const text = useText()
  const { data = [] } = useCategories()
  return (
    <p className="where-used attribute-used">
      <span className="small">{text('resources.attributes.page.used')}</span>
      {attribute.categoryIds.length === 0 && <span>{text('resources.attributes.unused')}</span>}
      {attribute.categoryIds.map((id) => (
        <Link key={id} to={`/categories?open=${id}`}>
          {data.find((category) => category.id === id)?.title ?? id}
        </Link>
      ))}
    </p>
  )
}

const Attribute = ({ id }: { id: string }) => {
  const text = useText()
  const navigate = useNavigate()
  const notify = useNotify()
  const changed = useTaxonomyChanged()
  const { data: attribute, isPending, error, refetch } = useGetOne<AttributeRow>('attributes', { id })
  const { data: categories = [] } = useCategories()
  const [deleting, setDeleting] = useState(false)
  usePageTitle(attribute?.title)

  if (isPending) return <PageSkeleton />
  if (attribute === undefined) {
    const message = statusOfError(error) === 404 ? text('resources.attributes.page.not_found') : (error?.message ?? '')
    return <PageFailure message={message} onRetry={() => void refetch()} />
  }
  return (
    <>
      <ViewsBar />
      <div className="page-head">
        <h1>{attribute.title}</h1>
        <code className="figure">{id}</code>
        {attribute.fixed && <span className="tag">{text('resources.attributes.fixed')}</span>}
        <div className="end">
          {!attribute.fixed && (
            <CommandButton permission="categories.update" tone="danger" onPress={() => setDeleting(true)}>
              {text('resources.attributes.commands.delete')}
            </CommandButton>
          )}
        </div>
      </div>
      <WhereUsed attribute={attribute} />
      <AttributeForm
        key={id}
        attribute={attribute}
        onSaved={({ title }) => {
          notify('resources.attributes.done.save', { messageArgs: { title } })
          void changed()
        }}
        onReload={changed}
        onDiscard={() => undefined}
      />
      {deleting && (
        <RemoveAttributeDialog
          attribute={attribute}
          categories={categories}
          onReload={changed}
          onClose={() => setDeleting(false)}
          onDone={() => {
            notify('resources.attributes.done.delete', { messageArgs: { title: attribute.title } })
            void navigate(listPath)
            void changed()
          }}
        />
      )}
    </>
  )
}

/** One attribute: its fields, its texts and values, and the categories that use it. */
export const AttributePage = () => {
  const { id = '' } = useParams()
  return <Attribute key={id} id={id} />
}

/** A new attribute. */
export const NewAttributePage = () => {
  const text = useText()
  const navigate = useNavigate()
  const notify = useNotify()
  const changed = useTaxonomyChanged()
  usePageTitle(text('resources.attributes.page.create'))
  return (
    <>
      <ViewsBar />
      <div className="page-head">
        <h1>{text('resources.attributes.page.create')}</h1>
      </div>
      <AttributeForm
        attribute={undefined}
        onSaved={async ({ id, title }) => {
          await changed()
          notify('resources.attributes.done.create', { messageArgs: { title } })
          void navigate(`${listPath}/${id}`)
        }}
        onReload={changed}
        onDiscard={() => void navigate(listPath)}
      />
    </>
  )
}
