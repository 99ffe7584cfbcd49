import './categories.css'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { moveCategory } from '@pinline/contracts/catalogue/taxonomy/move-category'
import { useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { TreeColumns } from '../../layout/tree/tree-columns.tsx'
import type { TreeRow } from '../../layout/tree/tree-places.ts'
import { useDrafts } from '../../layout/tree/use-drafts.ts'
import { useTree } from '../../layout/tree/use-tree.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { useCommand } from '../../providers/use-command.ts'
import { DeleteCategoryDialog, MoveCategoryDialog } from './category-dialogs.tsx'
import { CategoryHead } from './category-head.tsx'
import { CategoryPanel } from './category-panel.tsx'
import { categoryForest, mayStand } from './category-places.ts'
import { type CategoryDraft, newCategory, type TypedCategory } from './typed-category.ts'
import { useAttributes, useCategories, useTaxonomyChanged } from './use-taxonomy.ts'
import { ViewsBar } from './views-bar.tsx'
import { languagesInOrder, wholeLanguages } from './written-texts.ts'

/** A new category has no id yet. */
const newId = ''

interface Asked {
  readonly kind: 'move' | 'delete'
  readonly id: string
}

const RowContent = ({ row, edited }: { row: TreeRow<CategoryRow>; edited: boolean }) => {
  const text = useText()
  const format = useFormat()
  const { one: category } = row
  const whole = wholeLanguages([category.titles]).length
  return (
    <>
      <span className="tree-title" data-strong={row.level === 1}>
        {category.title}
      </span>
      {whole < languagesInOrder.length && (
        <span className="tag" title={text('resources.categories.tree.missing')}>
          {text('resources.categories.languages.count', { written: whole, all: languagesInOrder.length })}
        </span>
      )}
      {edited && <span className="tag tree-edited">{text('resources.categories.edited')}</span>}
      <span className="tree-count">
        <span className="mono" aria-hidden="true">
          {format.number(category.count)}
        </span>
        <span className="hidden">{text('resources.categories.tree.parts', { smart_count: category.count })}</span>
      </span>
    </>
  )
}

const Editor = ({ rows, attributes }: { rows: readonly CategoryRow[]; attributes: readonly AttributeRow[] }) => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const changed = useTaxonomyChanged()
  const { send, busy } = useCommand(moveCategory)
  const [params, setParams] = useSearchParams()
  const forest = useMemo(() => categoryForest(rows), [rows])
  const tree = useTree({
    name: 'categories',
    forest,
    openAtFirst: rows,
    currentAtFirst: params.get('open') ?? undefined,
    busy,
    send: ({ id, revision }, place) => send({ id, revision, ...place }),
    onChanged: changed,
  })
  const [fresh, setFresh] = useState<TypedCategory>()
  const [drafts, setDraft] = useDrafts<CategoryDraft>()
  const [asked, setAsked] = useState<Asked>()
  const [language, setLanguage] = useState<LanguageCode>('en')
  const opened = fresh === undefined ? (params.get('open') ?? undefined) : newId
  const openedCategory = tree.rowOf(opened)
  const askedCategory = tree.rowOf(asked?.id)
  const currentId = tree.current?.id ?? null

  const setOpened = (id: string | undefined) => {
    setFresh(undefined)
    setParams(id === undefined ? {} : { open: id }, { replace: true })
  }

  const begins = (parentId: string | null) => {
    setDraft(newId, {})
    setFresh(newCategory(parentId))
  }

  const saved = async (what: 'create' | 'save', category: CategoryRow) => {
    setDraft(opened ?? newId, {})
    await tree.show(category)
    setOpened(tree.wide ? category.id : undefined)
    notify(`resources.categories.done.${what}`, { messageArgs: { title: category.title } })
  }

  const panel =
    opened === undefined ? null : opened !== newId && openedCategory === undefined ? (
      <p className="sheet-note">{text('resources.categories.gone')}</p>
    ) : (
      <>
        {openedCategory !== undefined && (
          <CategoryHead
            rows={rows}
            category={openedCategory}
            onBelow={() => begins(openedCategory.id)}
            onMove={() => setAsked({ kind: 'move', id: openedCategory.id })}
            onDelete={() => setAsked({ kind: 'delete', id: openedCategory.id })}
          />
        )}
        <CategoryPanel
          key={opened}
          rows={rows}
          attributes={attributes}
          category={openedCategory}
          fresh={fresh ?? newCategory(null)}
          draft={drafts[opened] ?? {}}
          language={language}
          onLanguage={setLanguage}
          onDraft={(draft) => setDraft(opened, draft)}
          onSaved={(category) => void saved(openedCategory === undefined ? 'create' : 'save', category)}
          onReload={changed}
          onClose={() => setOpened(undefined)}
        />
      </>
    )
  const panelTitle = opened === newId ? text('resources.categories.panel.create') : (openedCategory?.title ?? '')

  return (
    <>
      <ViewsBar />
      <div className="page-head">
        <h1>{text('resources.categories.name', { smart_count: 2 })}</h1>
        <span className="mono">{format.number(rows.length)}</span>
        <div className="end">
          <CommandButton
            authority="categories.update"
            tone="gold"
            onPress={() => begins(mayStand(rows, newId, currentId) ? currentId : null)}
          >
            <Icon name="plus" size={16} />
            {text('resources.categories.commands.create')}
          </CommandButton>
        </div>
      </div>
      <TreeColumns
        tree={tree}
        authority="categories.update"
        opened={opened}
        onOpened={setOpened}
        row={(row) => <RowContent row={row} edited={drafts[row.one.id] !== undefined} />}
        title={panelTitle}
        panel={panel}
      />
      {asked?.kind === 'move' && askedCategory !== undefined && (
        <MoveCategoryDialog
          key={askedCategory.revision}
          rows={rows}
          category={askedCategory}
          onReload={changed}
          onClose={() => setAsked(undefined)}
          onDone={(category) => {
            setAsked(undefined)
            tree.openAbove(category)
            notify('resources.categories.done.move', { messageArgs: { title: category.title } })
            void changed()
          }}
        />
      )}
      {asked?.kind === 'delete' && askedCategory !== undefined && (
        <DeleteCategoryDialog
          category={askedCategory}
          onReload={changed}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined)
            setOpened(undefined)
            tree.setCurrent(askedCategory.parentId ?? undefined)
            setDraft(askedCategory.id, {})
            notify('resources.categories.done.delete', { messageArgs: { title: askedCategory.title } })
            void changed()
          }}
        />
      )}
    </>
  )
}

/** The categories of the shop: their tree to be dragged and stepped through, beside it the one that is open. */
export const CategoryEditor = () => {
  const categories = useCategories()
  const attributes = useAttributes()
  if (categories.data !== undefined && attributes.data !== undefined)
    return <Editor rows={categories.data} attributes={attributes.data} />
  const error = categories.error ?? attributes.error
  if (error !== null)
    return (
      <PageFailure
        message={error.message}
        onRetry={() => {
          void categories.refetch()
          void attributes.refetch()
        }}
      />
    )
  return <PageSkeleton />
}
