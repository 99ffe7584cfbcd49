import { Segments } from '@pinline/ui/design/segments.tsx'
import { StaffField } from '../../layout/staff-field.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { useRoleChoices } from '../staff/use-role-choices.ts'
import type { NoticeFormState } from './use-notice-form.ts'

const kinds = ['all', 'roles', 'person'] as const

const RolesField = ({ values, edit, fieldErrorText }: NoticeFormState) => {
  const text = useText()
  const roles = useRoleChoices()
  const gone = values.roleIds.filter((id) => !roles.some((role) => role.id === id)).map((id) => ({ id, name: id }))
  const error = fieldErrorText('audience.roleIds')
  const toggle = (id: string, isChosen: boolean) =>
    edit({ roleIds: isChosen ? [...values.roleIds, id] : values.roleIds.filter((one) => one !== id) })
  return (
    <fieldset className="notice-roles">
      <legend className="label">{text('resources.notices.audience.roles')}</legend>
      {[...roles, ...gone].map(({ id, name }) => (
        <label key={id} className="check">
          <input
            type="checkbox"
            checked={values.roleIds.includes(id)}
            aria-invalid={error !== undefined}
            onChange={({ target }) => toggle(id, target.checked)}
          />
          {name}
        </label>
      ))}
      {error !== undefined && <p className="field-error">{error}</p>}
    </fieldset>
  )
}

const PersonField = ({ values, edit, fieldErrorText }: NoticeFormState) => {
  const text = useText()
  return (
    <StaffField
      labels={{
        find: text('resources.notices.form.find_person'),
        person: text('resources.notices.audience.person'),
        choose: text('resources.notices.form.choose_person'),
      }}
      value={values.staffId}
      fieldError={fieldErrorText('audience.staffId')}
      onChange={(staffId) => edit({ staffId })}
    />
  )
}

/** Who reads the notice. Roles and people are offered to those who may see them. */
export const AudienceField = (form: NoticeFormState) => {
  const text = useText()
  const { permissions } = usePermissions()
  const { values, edit } = form
  const may = { all: true, roles: 'roles.read', person: 'users.read' } as const
  const offered = kinds.filter(
    (kind) => kind === 'all' || kind === values.audience || grantOf(permissions, may[kind]) === 'granted',
  )
  return (
    <>
      <div className="field">
        <span className="label">{text('resources.notices.fields.audience')}</span>
        <Segments
          label={text('resources.notices.fields.audience')}
          value={values.audience}
          options={offered.map((value) => ({ value, label: text(`resources.notices.audience.${value}`) }))}
          onChange={(audience) => edit({ audience })}
        />
      </div>
      {values.audience === 'roles' && <RolesField {...form} />}
      {values.audience === 'person' && <PersonField {...form} />}
    </>
  )
}
