import { EditConflict } from '@pinline/ui/design/edit-conflict.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { Icon } from '../icon.tsx'
import { usePermissions } from '../use-permissions.ts'
import type { TreeNode, TreeRow } from './tree-positions.ts'
import { TreeSidePanel } from './tree-side-panel.tsx'
import { TreeTools } from './tree-tools.tsx'
import { TreeView } from './tree-view.tsx'
import type { useTree } from './use-tree.ts'

interface TreeColumnsProps<One extends TreeNode & { readonly title: string }> {
  readonly tree: ReturnType<typeof useTree<One>>
  /** Permission required for moving. */
  readonly permission: string
  /** Id of the open entry. */
  readonly opened: string | undefined
  readonly onOpened: (id: string | undefined) => void
  /** Content of a row. */
  readonly row: (row: TreeRow<One>) => ReactNode
  /** Content of the panel; empty when nothing is open. */
  readonly title: string
  readonly panel: ReactNode
}

/** A tree with its toolbar, and the open entry beside it. */
export const TreeColumns = <One extends TreeNode & { readonly title: string }>({
  tree,
  permission,
  opened,
  onOpened,
  row,
  title,
  panel,
}: TreeColumnsProps<One>) => {
  const text = useText()
  const { permissions } = usePermissions()
  const { name, forest, moves, current, wide, drag } = tree
  return (
    <>
      <div className="tree-columns" data-tree={name}>
        <section className="sheet">
          <TreeTools
            name={name}
            permission={permission}
            forest={forest}
            one={current}
            busy={tree.busy}
            onStep={moves.step}
            onEdit={wide ? undefined : () => onOpened(current?.id)}
            onOpenAll={tree.openAll}
            onCloseAll={tree.closeAll}
          />
          {moves.conflict && (
            <EditConflict
              icon={<Icon name="warning" />}
              title={text(`resources.${name}.moves.conflict`)}
              ways={[{ label: text('forms.reload'), onChoose: () => void moves.reload() }]}
            />
          )}
          <TreeView
            label={text(`resources.${name}.tree.label`)}
            tree={tree.tree}
            rows={tree.shown}
            current={current?.id}
            opened={wide ? opened : undefined}
            drag={drag}
            movable={grantOf(permissions, permission) === 'granted'}
            onCurrent={tree.setCurrent}
            onOpen={(id) => {
              tree.setCurrent(id)
              if (wide || current?.id === id) onOpened(id)
            }}
            onToggle={tree.toggle}
            onStep={moves.step}
            onGrab={tree.begin}
          >
            {row}
          </TreeView>
          {forest.rows.length === 0 && <p className="sheet-note">{text(`resources.${name}.tree.none`)}</p>}
          <p className="sheet-note small">{text(`resources.${name}.tree.note`)}</p>
        </section>
        <TreeSidePanel
          wide={wide}
          title={title}
          none={text(`resources.${name}.panel.none`)}
          onClose={() => onOpened(undefined)}
        >
          {panel}
        </TreeSidePanel>
      </div>
      <div className="visually-hidden" role="status">
        {moves.announcement}
      </div>
      {drag !== undefined && (
        <div className="tree-dragged" style={{ left: drag.x, top: drag.y }} data-allowed={drag.drop !== undefined}>
          {drag.title}
        </div>
      )}
    </>
  )
}
