import type { RoleRow } from '@pinline/contracts/account/permissions/role-row'

type RoleNames = Readonly<Record<string, string>>

/** Names by language, and the menus that the role has: `names.en`, `menus.orders`. */
export type RoleValues = Readonly<Record<string, unknown>>

const namePrefix = 'names.'
const menuPrefix = 'menus.'

export const roleValuesOf = ({ names, menuIds }: Pick<RoleRow, 'names' | 'menuIds'>): RoleValues => ({
  ...Object.fromEntries(Object.entries(names).map(([language, name]) => [`${namePrefix}${language}`, name])),
  ...Object.fromEntries(menuIds.map((id) => [`${menuPrefix}${id}`, true])),
})

/** The edits of a role that leave these values in it; a menu whose value is not true is revoked. */
export const roleEditsOf = (
  values: RoleValues,
): { names: Record<string, string>; granted: string[]; revoked: string[] } => {
  const below = (prefix: string) =>
    Object.entries(values).flatMap(([field, value]) =>
      field.startsWith(prefix) ? [[field.slice(prefix.length), value] as const] : [],
    )
  const menus = below(menuPrefix)
  return {
    names: Object.fromEntries(below(namePrefix).map(([language, name]) => [language, String(name ?? '')])),
    granted: menus.flatMap(([id, isGranted]) => (isGranted === true ? [id] : [])),
    revoked: menus.flatMap(([id, isGranted]) => (isGranted === true ? [] : [id])),
  }
}

/** A role with edits. */
export const withRoleEdits = (
  { names, menuIds }: Pick<RoleRow, 'names' | 'menuIds'>,
  edits: ReturnType<typeof roleEditsOf>,
): { readonly names: RoleNames; readonly menuIds: string[] } => ({
  names: { ...names, ...edits.names },
  menuIds: [...new Set(menuIds).union(new Set(edits.granted)).difference(new Set(edits.revoked))],
})
