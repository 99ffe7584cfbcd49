import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { useLocale } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { childrenOf } from '../../layout/tree/tree-positions.ts'
import { useText } from '../../messages/use-text.ts'
import { canMoveTo } from './category-forest.ts'

interface CategoryHeadProps {
  readonly rows: readonly CategoryRow[]
  readonly category: CategoryRow
  readonly onBelow: () => void
  readonly onMove: () => void
  readonly onDelete: () => void
}

/** Title and path of a category, and the commands on it as a whole. */
export const CategoryHead = ({ rows, category, onBelow, onMove, onDelete }: CategoryHeadProps) => {
  const text = useText()
  const locale = useLocale()
  const { id, parentId, count } = category
  const siblings = childrenOf(rows, parentId)
  const place = siblings.findIndex((one) => one.id === id) + 1
  return (
    <div className="panel-facts">
      <code className="figure">{id}</code>
      <span className="small">{text('resources.categories.tree.parts', { smart_count: count })}</span>
      <span className="small">{text('resources.categories.panel.place', { place, count: siblings.length })}</span>
      <a href={`/${locale}/product/${id}/${id}`} target="_blank" rel="noreferrer">
        {text('resources.categories.panel.in_shop')}
      </a>
      <span className="panel-commands">
        {canMoveTo(rows, '', id) && (
          <CommandButton permission="categories.update" onPress={onBelow}>
            {text('resources.categories.commands.below')}
          </CommandButton>
        )}
        <CommandButton permission="categories.update" onPress={onMove}>
          {text('resources.categories.commands.move')}
        </CommandButton>
        <CommandButton permission="categories.update" tone="danger" onPress={onDelete}>
          {text('resources.categories.commands.delete')}
        </CommandButton>
      </span>
    </div>
  )
}
