import type { MenuRow } from '@pinline/contracts/account/permissions/menu-row'
import { Field } from '../../layout/field.tsx'
import { type FieldErrors, useFieldErrorText } from '../../layout/field-errors.ts'
import { isKnownPath, knownPaths } from '../../layout/known-paths.ts'
import { LocalisedFields } from '../../layout/localised-fields.tsx'
import { parentsFor } from '../../layout/tree/tree-positions.ts'
import { useText } from '../../messages/use-text.ts'
import { IconPicker } from './icon-picker.tsx'
import { canHaveParent } from './menu-forest.ts'
import type { MenuEdits, MenuFormValues } from './menu-form-values.ts'

interface MenuFieldsProps {
  /** Empty for a new menu. */
  readonly id: string
  readonly rows: readonly MenuRow[]
  readonly formValues: MenuFormValues
  readonly fieldErrors: FieldErrors
  readonly onEdit: (edits: MenuEdits) => void
}

const kinds: readonly MenuRow['menuType'][] = ['M', 'C', 'B']

interface FieldProps {
  readonly formValues: MenuFormValues
  readonly fieldErrorText: (field: string) => string | undefined
  readonly onEdit: (edits: MenuEdits) => void
}

type MenuKind = MenuRow['menuType']

const KindField = ({ kind: chosen, onChange }: { kind: MenuKind; onChange: (kind: MenuKind) => void }) => {
  const text = useText()
  return (
    <fieldset className="kinds">
      <legend className="label">{text('resources.menus.fields.menuType')}</legend>
      {kinds.map((kind) => (
        <label key={kind} className="check">
          <input type="radio" name="menu-kind" checked={chosen === kind} onChange={() => onChange(kind)} />
          {text(`resources.menus.kind.${kind}`)}
        </label>
      ))}
    </fieldset>
  )
}

const ParentField = ({
  formValues,
  parents,
  fieldErrorText,
  onEdit,
}: FieldProps & { parents: ReturnType<typeof parentsFor<MenuRow>> }) => {
  const text = useText()
  return (
    <Field label={text('resources.menus.fields.parentId')} fieldError={fieldErrorText('parentId')}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={formValues.parentId ?? ''}
          onChange={(event) => onEdit({ parentId: event.target.value === '' ? null : event.target.value })}
        >
          <option value="">{formValues.menuType === 'B' ? '' : text('resources.menus.moves.top')}</option>
          {parents.map(({ one: menu, level }) => (
            <option key={menu.id} value={menu.id}>
              {`${'\u00a0\u00a0'.repeat(level)}${menu.title}`}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const PathField = ({ formValues, fieldErrorText, onEdit }: FieldProps) => {
  const text = useText()
  return (
    <Field
      label={text('resources.menus.fields.path')}
      fieldError={fieldErrorText('path')}
      hint={text(
        formValues.path === '' || isKnownPath(formValues.path)
          ? 'resources.menus.panel.path_hint'
          : 'resources.menus.panel.path_unknown',
      )}
    >
      {(control) => (
        <>
          <input
            {...control}
            className="input"
            list="known-paths"
            spellCheck={false}
            autoCapitalize="none"
            maxLength={120}
            value={formValues.path}
            onChange={(event) => onEdit({ path: event.target.value })}
          />
          <datalist id="known-paths">
            {knownPaths.map((path) => (
              <option key={path} value={path} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}

const AuthorityField = ({ formValues, fieldErrorText, onEdit }: FieldProps) => {
  const text = useText()
  const { menuType } = formValues
  return (
    <Field
      label={text('resources.menus.fields.authority')}
      optional={menuType === 'C'}
      fieldError={fieldErrorText('authority')}
      hint={text(`resources.menus.panel.authority_hint.${menuType === 'C' ? 'C' : 'B'}`)}
    >
      {(control) => (
        <input
          {...control}
          className="input"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={80}
          value={formValues.authority}
          onChange={(event) => onEdit({ authority: event.target.value })}
        />
      )}
    </Field>
  )
}

/** The fields of a menu of its kind. */
export const MenuFields = ({ id, rows, formValues, fieldErrors, onEdit }: MenuFieldsProps) => {
  const text = useText()
  const fieldErrorText = useFieldErrorText(fieldErrors)
  const { menuType } = formValues
  const parentsOf = (kind: MenuRow['menuType']) =>
    parentsFor(rows, (parentId) => canHaveParent(rows, { id, menuType: kind }, parentId))

  const setKind = (kind: MenuRow['menuType']) => {
    const fits =
      (kind !== 'B' && formValues.parentId === null) ||
      parentsOf(kind).some(({ one }) => one.id === formValues.parentId)
    onEdit({ menuType: kind, ...(fits ? {} : { parentId: null }) })
  }

  const fieldProps = { formValues, fieldErrorText, onEdit }
  return (
    <>
      {id === '' && <KindField kind={menuType} onChange={setKind} />}
      <LocalisedFields
        label={text('resources.menus.fields.titles')}
        texts={formValues.titles}
        maxLength={60}
        fieldErrorOf={(language) => fieldErrorText(`titles.${language}`)}
        onChange={(language, value) => onEdit({ titles: { ...formValues.titles, [language]: value } })}
      />
      <ParentField {...fieldProps} parents={parentsOf(menuType)} />
      {menuType === 'C' && <PathField {...fieldProps} />}
      {menuType !== 'M' && <AuthorityField {...fieldProps} />}
      {menuType !== 'B' && (
        <>
          <IconPicker value={formValues.icon} onChange={(icon) => onEdit({ icon })} />
          <label className="check">
            <input
              type="checkbox"
              checked={formValues.isShow}
              onChange={(event) => onEdit({ isShow: event.target.checked })}
            />
            {text('resources.menus.panel.show')}
          </label>
        </>
      )}
    </>
  )
}
