import type { MenuRow } from '@pinline/contracts/account/permissions/menu-row'
import { Field } from '../../layout/field.tsx'
import { type Faults, useFaultText } from '../../layout/form-faults.ts'
import { isKnownPath, knownPaths } from '../../layout/known-paths.ts'
import { LocalisedFields } from '../../layout/localised-fields.tsx'
import { parentsFor } from '../../layout/tree/tree-places.ts'
import { useText } from '../../messages/use-text.ts'
import { IconPicker } from './icon-picker.tsx'
import { mayHang } from './menu-places.ts'
import type { MenuDraft, TypedMenu } from './typed-menu.ts'

interface MenuFieldsProps {
  /** Empty for a new one. */
  readonly id: string
  readonly rows: readonly MenuRow[]
  readonly typed: TypedMenu
  readonly faults: Faults
  readonly onType: (draft: MenuDraft) => void
}

const kinds: readonly MenuRow['menuType'][] = ['M', 'C', 'B']

/** Every field of a menu of its kind. */
export const MenuFields = ({ id, rows, typed, faults, onType }: MenuFieldsProps) => {
  const text = useText()
  const faultText = useFaultText(faults)
  const { menuType } = typed
  const parentsOf = (kind: MenuRow['menuType']) =>
    parentsFor(rows, (parentId) => mayHang(rows, { id, menuType: kind }, parentId))
  const parents = parentsOf(menuType)

  const setKind = (kind: MenuRow['menuType']) => {
    const fits =
      (kind !== 'B' && typed.parentId === null) || parentsOf(kind).some(({ one }) => one.id === typed.parentId)
    onType({ menuType: kind, ...(fits ? {} : { parentId: null }) })
  }

  return (
    <>
      {id === '' && (
        <fieldset className="kinds">
          <legend className="label">{text('resources.menus.fields.menuType')}</legend>
          {kinds.map((kind) => (
            <label key={kind} className="check">
              <input type="radio" name="menu-kind" checked={menuType === kind} onChange={() => setKind(kind)} />
              {text(`resources.menus.kind.${kind}`)}
            </label>
          ))}
        </fieldset>
      )}
      <LocalisedFields
        label={text('resources.menus.fields.titles')}
        texts={typed.titles}
        maxLength={60}
        faultOf={(language) => faultText(`titles.${language}`)}
        onChange={(language, value) => onType({ titles: { ...typed.titles, [language]: value } })}
      />
      <Field label={text('resources.menus.fields.parentId')} fault={faultText('parentId')}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={typed.parentId ?? ''}
            onChange={(event) => onType({ parentId: event.target.value === '' ? null : event.target.value })}
          >
            <option value="">{menuType === 'B' ? '' : text('resources.menus.moves.top')}</option>
            {parents.map(({ one: menu, level }) => (
              <option key={menu.id} value={menu.id}>
                {`${'\u00a0\u00a0'.repeat(level)}${menu.title}`}
              </option>
            ))}
          </select>
        )}
      </Field>
      {menuType === 'C' && (
        <Field
          label={text('resources.menus.fields.path')}
          fault={faultText('path')}
          hint={text(
            typed.path === '' || isKnownPath(typed.path)
              ? 'resources.menus.panel.path_hint'
              : 'resources.menus.panel.path_unknown',
          )}
        >
          {(control) => (
            <>
              <input
                {...control}
                className="input mono"
                list="known-paths"
                spellCheck={false}
                autoCapitalize="none"
                maxLength={120}
                value={typed.path}
                onChange={(event) => onType({ path: event.target.value })}
              />
              <datalist id="known-paths">
                {knownPaths.map((path) => (
                  <option key={path} value={path} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      )}
      {menuType !== 'M' && (
        <Field
          label={text('resources.menus.fields.authority')}
          optional={menuType === 'C'}
          fault={faultText('authority')}
          hint={text(`resources.menus.panel.authority_hint.${menuType}`)}
        >
          {(control) => (
            <input
              {...control}
              className="input mono"
              spellCheck={false}
              autoCapitalize="none"
              maxLength={80}
              value={typed.authority}
              onChange={(event) => onType({ authority: event.target.value })}
            />
          )}
        </Field>
      )}
      {menuType !== 'B' && (
        <>
          <IconPicker value={typed.icon} onChange={(icon) => onType({ icon })} />
          <label className="check">
            <input
              type="checkbox"
              checked={typed.isShow}
              onChange={(event) => onType({ isShow: event.target.checked })}
            />
            {text('resources.menus.panel.show')}
          </label>
        </>
      )}
    </>
  )
}
