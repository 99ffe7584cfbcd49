import { Field } from '../../layout/field.tsx'
import { type Faults, useFaultText } from '../../layout/form-faults.ts'
import { useText } from '../../messages/use-text.ts'
import type { RoleChoice } from './use-role-choices.ts'

/** What a form on a user holds; every field as it is typed. */
export interface TypedUser {
  readonly name: string
  readonly roleId: string
  readonly phone: string
  readonly email: string
}

interface UserFieldsProps {
  readonly typed: TypedUser
  readonly faults: Faults
  readonly roles: readonly RoleChoice[]
  readonly roleHint?: string
  readonly roleFixed?: boolean
  readonly onType: (changed: Partial<TypedUser>) => void
}

/** Name, role, phone and e-mail of a member of staff. */
export const UserFields = ({ typed, faults, roles, roleHint, roleFixed = false, onType }: UserFieldsProps) => {
  const text = useText()
  const faultText = useFaultText(faults)
  return (
    <>
      <Field label={text('resources.users.fields.name')} fault={faultText('name')}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={50}
            value={typed.name}
            onChange={(event) => onType({ name: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={text('resources.users.fields.roleId')}
        fault={faultText('roleId')}
        {...(roleHint === undefined ? {} : { hint: roleHint })}
      >
        {(control) => (
          <select
            {...control}
            className="input"
            value={typed.roleId}
            disabled={roleFixed}
            onChange={(event) => onType({ roleId: event.target.value })}
          >
            {typed.roleId === '' && <option value="">{text('resources.users.create.choose')}</option>}
            {roles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={text('resources.users.fields.phone')} optional fault={faultText('phone')}>
        {(control) => (
          <input
            {...control}
            className="input mono"
            type="tel"
            autoComplete="off"
            maxLength={20}
            value={typed.phone}
            onChange={(event) => onType({ phone: event.target.value })}
          />
        )}
      </Field>
      <Field label={text('resources.users.fields.email')} optional fault={faultText('email')}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="email"
            autoComplete="off"
            maxLength={254}
            value={typed.email}
            onChange={(event) => onType({ email: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
