import './categories.css'
import type { AttributeRow } from '@pinline/catalogue/contract/attributes-resource'
import type { CategoryRow } from '@pinline/catalogue/contract/categories-resource'
import { moveCategory } from '@pinline/catalogue/contract/move-category'
import type { LanguageCode } from '@pinline/chassis/contract/languages'
import { useMemo, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { BesideTree } from '../../layout/tree/beside-tree.tsx'
import { type TreeRow, treeRows } from '../../layout/tree/tree-places.ts'
import { TreeTools } from '../../layout/tree/tree-tools.tsx'
import { TreeView } from '../../layout/tree/tree-view.tsx'
import { useTreeDrag } from '../../layout/tree/use-tree-drag.ts'
import { useTreeMoves } from '../../layout/tree/use-tree-moves.ts'
import { useMedia } from '../../layout/use-media.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
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
  const wide = useMedia('(min-width: 1000px)')
  const changed = useTaxonomyChanged()
  const { permissions } = usePermissions()
  const { send, busy } = useCommand(moveCategory)
  const [params, setParams] = useSearchParams()
  const forest = useMemo(() => categoryForest(rows), [rows])
  const moves = useTreeMoves({
    name: 'categories',
    forest,
    busy,
    send: ({ id, revision }, place) => send({ id, revision, ...place }),
    onChanged: changed,
  })
  const tree = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(rows.map(({ id }) => id)))
  const [fresh, setFresh] = useState<TypedCategory>()
  const [current, setCurrent] = useState(params.get('open') ?? undefined)
  const [drafts, setDrafts] = useState<Readonly<Record<string, CategoryDraft>>>({})
  const [asked, setAsked] = useState<Asked>()
  const [language, setLanguage] = useState<LanguageCode>('en')
  const shown = useMemo(() => treeRows(rows, open), [rows, open])
  const rowOf = (id: string | undefined) => rows.find((row) => row.id === id)
  const opened = fresh === undefined ? (params.get('open') ?? undefined) : newId
  const openedCategory = rowOf(opened)
  const currentCategory = rowOf(current)
  const askedCategory = rowOf(asked?.id)

  const { drag, begin } = useTreeDrag({
    tree,
    forest,
    shown,
    onDrop: (category, place) => {
      setCurrent(category.id)
      if (place.parentId !== null) toggle(place.parentId, true)
      void moves.move(category, place)
    },
    onCancel: ({ title }) => moves.say(text('resources.categories.moves.cancelled', { title })),
  })

  const toggle = (id: string, wanted: boolean) =>
    setOpen((before) => (wanted ? before.union(new Set([id])) : before.difference(new Set([id]))))

  const setDraft = (id: string, draft: CategoryDraft) =>
    setDrafts(({ [id]: _, ...others }) => (Object.keys(draft).length === 0 ? others : { ...others, [id]: draft }))

  const setOpened = (id: string | undefined) => {
    setFresh(undefined)
    setParams(id === undefined ? {} : { open: id }, { replace: true })
  }

  const openCategory = (id: string) => {
    setCurrent(id)
    if (wide || current === id) setOpened(id)
  }

  const begins = (parentId: string | null) => {
    setDraft(newId, {})
    setFresh(newCategory(parentId))
  }

  const saved = async (what: 'create' | 'save', category: CategoryRow) => {
    setDraft(opened ?? newId, {})
    if (category.parentId !== null) toggle(category.parentId, true)
    await changed()
    setCurrent(category.id)
    setOpened(wide ? category.id : undefined)
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
            onPress={() => begins(current !== undefined && mayStand(rows, newId, current) ? current : null)}
          >
            <Icon name="plus" size={16} />
            {text('resources.categories.commands.create')}
          </CommandButton>
        </div>
      </div>
      <div className="tree-columns category-columns">
        <section className="sheet">
          <TreeTools
            name="categories"
            authority="categories.update"
            forest={forest}
            one={currentCategory}
            busy={busy}
            onStep={moves.step}
            onEdit={wide ? undefined : () => setOpened(current)}
            onOpenAll={() => setOpen(new Set(rows.map(({ id }) => id)))}
            onCloseAll={() => setOpen(new Set())}
          />
          {moves.conflict && (
            <div className="message message-warn" role="alert">
              <Icon name="warning" />
              <div>{text('resources.categories.moves.conflict')}</div>
              <button type="button" className="button small" onClick={() => void moves.reload()}>
                {text('forms.reload')}
              </button>
            </div>
          )}
          <TreeView
            label={text('resources.categories.tree.label')}
            tree={tree}
            rows={shown}
            current={current}
            opened={wide ? opened : undefined}
            drag={drag}
            movable={grantOf(permissions, 'categories.update') === 'granted'}
            onCurrent={setCurrent}
            onOpen={openCategory}
            onToggle={toggle}
            onStep={moves.step}
            onGrab={begin}
          >
            {(row) => <RowContent row={row} edited={drafts[row.one.id] !== undefined} />}
          </TreeView>
          {rows.length === 0 && <p className="sheet-note">{text('resources.categories.tree.none')}</p>}
          <p className="sheet-note sub">{text('resources.categories.tree.note')}</p>
        </section>
        <BesideTree
          wide={wide}
          title={panelTitle}
          none={text('resources.categories.panel.none')}
          onClose={() => setOpened(undefined)}
        >
          {panel}
        </BesideTree>
      </div>
      <div className="hidden" role="status">
        {moves.said}
      </div>
      {drag !== undefined && (
        <div className="tree-dragged" style={{ left: drag.x, top: drag.y }} data-allowed={drag.drop !== undefined}>
          {drag.title}
        </div>
      )}
      {asked?.kind === 'move' && askedCategory !== undefined && (
        <MoveCategoryDialog
          key={askedCategory.revision}
          rows={rows}
          category={askedCategory}
          onReload={changed}
          onClose={() => setAsked(undefined)}
          onDone={({ title, parentId }) => {
            setAsked(undefined)
            if (parentId !== null) toggle(parentId, true)
            notify('resources.categories.done.move', { messageArgs: { title } })
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
            setCurrent(askedCategory.parentId ?? undefined)
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
