import { type MenuRow, menuType } from '@pinline/contracts/account/permissions/menu-row'
import { languages, languageTag } from '@pinline/contracts/api/languages'
import { CommandButton } from '../../layout/command-button.tsx'
import { ConflictDialog, type ConflictFieldWords } from '../../layout/conflicts/conflict-dialog.tsx'
import { DraftOffer } from '../../layout/drafts/draft-offer.tsx'
import { PanelSave } from '../../layout/panel-save.tsx'
import { StateBadge } from '../../layout/state-badge.tsx'
import { childrenOf } from '../../layout/tree/tree-positions.ts'
import { useText } from '../../messages/use-text.ts'
import { MenuFields } from './menu-fields.tsx'
import { menuField } from './menu-form-values.ts'
import { type MenuFormOptions, useMenuForm } from './use-menu-form.ts'

interface MenuPanelProps extends MenuFormOptions {
  readonly rows: readonly MenuRow[]
  readonly onState: (menu: MenuRow) => void
  readonly onDelete: (menu: MenuRow) => void
  readonly onClose: () => void
}

const Head = ({
  menu,
  rows,
  onState,
  onDelete,
}: Pick<MenuPanelProps, 'rows' | 'onState' | 'onDelete'> & { menu: MenuRow }) => {
  const text = useText()
  const siblings = childrenOf(rows, menu.parentId)
  return (
    <div className="panel-facts">
      <span className="tag">{text(`resources.menus.kind.${menu.menuType}`)}</span>
      {menu.shipped && <span className="tag">{text('resources.menus.panel.shipped')}</span>}
      <StateBadge disabled={menu.state} />
      <span className="small">
        {text('resources.menus.panel.place', {
          place: siblings.findIndex(({ id }) => id === menu.id) + 1,
          count: siblings.length,
        })}
      </span>
      <span className="panel-commands">
        <CommandButton permission="menus.state" onPress={() => onState(menu)}>
          {text(menu.state ? 'resources.menus.commands.enable' : 'resources.menus.commands.disable')}
        </CommandButton>
        <CommandButton permission="menus.delete" tone="danger" onPress={() => onDelete(menu)}>
          {text('resources.menus.commands.delete')}
        </CommandButton>
      </span>
    </div>
  )
}

/** How a conflict names the fields of a menu and their values. */
const useConflictWords = (rows: readonly MenuRow[]) => {
  const text = useText()
  return (field: string): ConflictFieldWords => {
    const language = languages.find(({ code }) => field === `titles.${code}`)
    if (language !== undefined)
      return {
        label: `${text('resources.menus.fields.titles')} · ${language.name}`,
        linesOf: (value) => [String(value ?? '')],
        lang: languageTag(language.code),
      }
    const name = menuField.parse(field)
    return {
      label: text(name === 'isShow' ? 'resources.menus.hidden' : `resources.menus.fields.${name}`),
      linesOf: (value) => {
        if (name === 'isShow') return [text(value === true ? 'conflicts.no' : 'conflicts.yes')]
        if (name === 'parentId')
          return [rows.find(({ id }) => id === value)?.title ?? text('resources.menus.moves.top')]
        const kind = name === 'menuType' ? menuType.safeParse(value).data : undefined
        return [kind === undefined ? String(value ?? '') : text(`resources.menus.kind.${kind}`)]
      },
    }
  }
}

/** Shows and changes one menu. Unedited fields follow changes by others. */
export const MenuPanel = ({ rows, onState, onDelete, onClose, ...options }: MenuPanelProps) => {
  const text = useText()
  const conflictWords = useConflictWords(rows)
  const { menu } = options
  const menuForm = useMenuForm(options)
  const { form, draft, formValues, fieldErrors, grant, busy, isChanged, result, conflict } = menuForm
  return (
    <form ref={form} className="menu-panel" onSubmit={(event) => void menuForm.submit(event)} noValidate>
      <DraftOffer offer={draft.offer} />
      {menu !== undefined && <Head {...{ menu, rows, onState, onDelete }} />}
      <fieldset className="form sheet-form" disabled={grant === 'missing'}>
        {menu === undefined && <p className="field-hint">{text('resources.menus.panel.new_note')}</p>}
        <MenuFields
          id={menu?.id ?? ''}
          rows={rows}
          formValues={formValues}
          fieldErrors={fieldErrors}
          onEdit={menuForm.type}
        />
      </fieldset>
      <ConflictDialog conflict={conflict} wordsOf={conflictWords} />
      <PanelSave
        name="menus"
        grant={grant}
        isNew={menu === undefined}
        isChanged={isChanged}
        busy={busy}
        result={result}
        onReload={() => void menuForm.reload()}
        onDiscard={() => {
          menuForm.discard()
          if (menu === undefined) onClose()
        }}
      />
    </form>
  )
}
