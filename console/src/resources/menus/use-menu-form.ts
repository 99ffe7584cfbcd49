import { createMenu } from '@pinline/contracts/account/permissions/create-menu'
import type { MenuRow } from '@pinline/contracts/account/permissions/menu-row'
import { updateMenu } from '@pinline/contracts/account/permissions/update-menu'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { useConflict } from '../../layout/conflicts/use-conflict.ts'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { fieldErrorsOf } from '../../layout/field-errors.ts'
import { missingTranslations } from '../../layout/localised-fields.tsx'
import { useStepUp } from '../../layout/step-up-context.ts'
import { useFormResult } from '../../layout/use-form-result.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'
import {
  kindErrors,
  type MenuEdits,
  type MenuFormValues,
  menuEdits,
  menuEditsOf,
  menuFormValues,
  menuInput,
  menuValuesOf,
} from './menu-form-values.ts'

export interface MenuFormOptions {
  /** Undefined for a new menu. */
  readonly menu: MenuRow | undefined
  /** Initial values of a new menu. */
  readonly initialValues: MenuFormValues
  readonly edits: MenuEdits
  readonly onEditsChange: (edits: MenuEdits) => void
  readonly onSaved: (menu: MenuRow) => void
  /** The newest menus. */
  readonly onReload: () => Promise<readonly MenuRow[]>
}

const errorsOf = (formValues: MenuFormValues) => {
  const { menuType, parentId } = formValues
  return {
    ...fieldErrorsOf(createMenu.input, { menuType, parentId, ...menuInput(formValues) }),
    ...missingTranslations('titles', formValues.titles),
    ...kindErrors(formValues),
  }
}

const newMenuOf = ({ menuType, parentId, ...others }: MenuFormValues) => ({
  menuType,
  parentId,
  ...menuInput({ menuType, parentId, ...others }),
})

const changedMenuOf = ({ id, revision, parentId }: MenuRow, written: MenuFormValues) => ({
  id,
  revision,
  ...menuInput(written),
  ...(written.parentId === parentId ? {} : { parentId: written.parentId }),
})

/** Form state of a menu and its submit. Unedited fields follow changes by others. */
export const useMenuForm = ({ menu, initialValues, edits, onEditsChange, onSaved, onReload }: MenuFormOptions) => {
  const notify = useNotify()
  const { permissions } = usePermissions()
  const creating = useCommand(createMenu)
  const updating = useCommand(updateMenu)
  const withStepUp = useStepUp()
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()

  /** What the edits began on; unedited fields show the newest. */
  const [begun, setBegun] = useState(menu)
  const formValues: MenuFormValues = { ...(menu === undefined ? initialValues : menuFormValues(menu)), ...edits }
  const grant = grantOf(permissions, menu === undefined ? 'menus.create' : 'menus.update')
  const busy = creating.isPending || updating.isPending
  const isChanged = Object.keys(edits).length > 0
  const draft = useDraft<MenuEdits>({
    form: 'menus',
    id: menu?.id ?? 'new',
    edits,
    isChanged,
    schema: menuEdits,
    onRestore: onEditsChange,
  })

  const type = (changed: MenuEdits) => {
    if (!isChanged) setBegun(menu)
    onEditsChange({ ...edits, ...changed })
    clearFieldErrors(changed)
  }

  const conflict = useConflict<MenuRow, Readonly<Record<string, unknown>>>({
    load: async ({ id }) => (await onReload()).find((one) => one.id === id),
    versionOf: ({ revision }) => revision,
    valuesOf: (one) => menuValuesOf(menuFormValues(one)),
    saveOn: async (newest, mine) => {
      const stay = menuEditsOf(menuFormValues(newest), mine)
      setBegun(newest)
      onEditsChange(stay)
      return await save(newest, { ...menuFormValues(newest), ...stay })
    },
  })

  const save = async (on: MenuRow | undefined, written: MenuFormValues): Promise<boolean> => {
    if (!passesValidation(errorsOf(written))) return false
    const outcome =
      on === undefined
        ? await creating.send(newMenuOf(written))
        : await withStepUp((own) => updating.send({ ...changedMenuOf(on, written), ...own }))
    if (outcome.kind === 'done') {
      draft.clear()
      onSaved(outcome.data)
      return true
    }
    if (outcome.kind === 'conflict' && on !== undefined && (await conflict.compare(on, menuValuesOf(written))))
      return false
    showResult(outcome)
    return false
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || (menu !== undefined && !isChanged)) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    const on = begun?.id === menu?.id ? begun : menu
    await save(on, on === undefined ? formValues : { ...menuFormValues(on), ...edits })
  }

  const reload = async () => {
    const rows = await onReload()
    setBegun(rows.find((one) => one.id === menu?.id))
    reset()
  }

  const discard = () => {
    reset()
    onEditsChange({})
  }

  const state = { form, draft, formValues, fieldErrors, grant, busy, isChanged, result, conflict }
  return { ...state, type, submit, reload, discard }
}
