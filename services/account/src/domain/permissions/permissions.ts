import type { Appearance } from '@pinline/events/account/appearance'
import type { MenuDefined } from '@pinline/events/account/menu-defined'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import type { RoleDefined } from '@pinline/events/account/role-defined'
import type { StaffProfileChanged } from '@pinline/events/account/staff-profile-changed'
import type { FileId, StaffId, VaultReference } from '@pinline/events/ids'
import { beforeChange, type UndoableChange, withUndoable } from '../undo/undoable-changes.ts'

export type DefinedMenu = MenuDefined['data']
export type DefinedRole = RoleDefined['data']

export interface StaffMember {
  readonly staffId: StaffId
  readonly roleId: string
  readonly profileRef: VaultReference
  readonly credentialRef: VaultReference
  /** ISO 8601: sessions opened before are over. */
  readonly credentialSince: string
  readonly admittedAt: string
  /** May not sign in. */
  readonly disabled: boolean
  /** Must choose a password first. */
  readonly mustChangePassword: boolean
  /** Nobody knows the password: an administrator has to set one. */
  readonly awaitsPassword: boolean
  /** Changes of phone and e-mail that can be undone, oldest first. */
  readonly undoable: readonly UndoableChange[]
  readonly secondFactorRef?: VaultReference
  readonly avatarFileId?: FileId
  /** Absent until the member chooses one. */
  readonly appearance?: Appearance
}

/** Menus, roles and members of staff: one stream, so that two administrators cannot demote each other concurrently. */
export interface Permissions {
  readonly menus: ReadonlyMap<string, DefinedMenu>
  readonly roles: ReadonlyMap<string, DefinedRole>
  readonly staff: ReadonlyMap<string, StaffMember>
  /** Menus that staff removed: the shipped menus do not restore them. */
  readonly removedMenus: ReadonlySet<string>
  /** Number of changes by `menu:`, `role:` or `staff:` and id: guards an editor's save. */
  readonly revisions: ReadonlyMap<string, number>
}

export const permissionsStreamId = 'authorities'

export const noPermissions: Permissions = {
  menus: new Map(),
  roles: new Map(),
  staff: new Map(),
  removedMenus: new Set(),
  revisions: new Map(),
}

const withEntry = <Value>(map: ReadonlyMap<string, Value>, key: string, value: Value): ReadonlyMap<string, Value> =>
  new Map([...map, [key, value]])

const withoutEntry = <Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> =>
  new Map([...map].filter(([present]) => present !== key))

/** An appearance counts as no change: it must not conflict with what an editor of the member has open. */
const revised = (state: Permissions, { type, data }: PermissionsEvent): Permissions => {
  if (type === 'staff-appearance-chosen') return state
  const key =
    'menuId' in data ? `menu:${data.menuId}` : 'staffId' in data ? `staff:${data.staffId}` : `role:${data.roleId}`
  return { ...state, revisions: withEntry(state.revisions, key, (state.revisions.get(key) ?? 0) + 1) }
}

/** Number of changes of a menu, a role or a member; 0 if it never existed. */
export const revisionOf = (state: Permissions, kind: 'menu' | 'role' | 'staff', id: string): number =>
  state.revisions.get(`${kind}:${id}`) ?? 0

/** Changes of older events, of a name, and those beyond the limit, name no end: they cannot be undone. */
const undoableAfter = (
  { undoable, profileRef: contactBefore }: StaffMember,
  { profileRef: changeRef, changed, changedAt, undoableUntil: until }: StaffProfileChanged['data'],
): readonly UndoableChange[] =>
  changed === undefined || until === undefined
    ? undoable
    : withUndoable(undoable, { changed, changeRef, contactBefore, changedAt, until })

export const evolve = (before: Permissions, event: PermissionsEvent): Permissions => {
  const state = revised(before, event)
  const { type, data } = event
  const withMember = (staffId: string, change: (member: StaffMember) => StaffMember): Permissions => {
    const member = state.staff.get(staffId)
    if (member === undefined) throw new Error(`${type} before staff-admitted`)
    return { ...state, staff: withEntry(state.staff, staffId, change(member)) }
  }
  switch (type) {
    case 'menu-defined': {
      const removedMenus = new Set([...state.removedMenus].filter((menuId) => menuId !== data.menuId))
      return { ...state, menus: withEntry(state.menus, data.menuId, data), removedMenus }
    }
    case 'menu-removed': {
      const roles = [...state.roles].map(([roleId, role]) => {
        const menuIds = role.menuIds.filter((menuId) => menuId !== data.menuId)
        return [roleId, { ...role, menuIds }] as const
      })
      return {
        ...state,
        menus: withoutEntry(state.menus, data.menuId),
        roles: new Map(roles),
        removedMenus: new Set([...state.removedMenus, data.menuId]),
      }
    }
    case 'role-defined':
      return { ...state, roles: withEntry(state.roles, data.roleId, data) }
    case 'role-removed':
      return { ...state, roles: withoutEntry(state.roles, data.roleId) }
    case 'staff-admitted': {
      const { staffId, roleId, profileRef, credentialRef, admittedAt } = data
      const member = {
        staffId,
        roleId,
        profileRef,
        credentialRef,
        credentialSince: admittedAt,
        admittedAt,
        disabled: false,
        mustChangePassword: false,
        awaitsPassword: false,
        undoable: [],
      }
      return { ...state, staff: withEntry(state.staff, staffId, member) }
    }
    case 'staff-password-set':
      return withMember(data.staffId, (member) => ({
        ...member,
        credentialRef: data.credentialRef,
        credentialSince: data.setAt,
        mustChangePassword: data.mustChange ?? false,
        awaitsPassword: false,
      }))
    case 'staff-role-set':
      return withMember(data.staffId, (member) => ({ ...member, roleId: data.roleId }))
    case 'staff-state-set':
      return withMember(data.staffId, (member) => ({ ...member, disabled: data.disabled }))
    case 'staff-profile-changed':
      return withMember(data.staffId, (member) => ({
        ...member,
        profileRef: data.profileRef,
        undoable: undoableAfter(member, data),
      }))
    case 'staff-change-undone':
      return withMember(data.staffId, (member) => ({
        ...member,
        profileRef: data.profileRef,
        ...(data.credentialRef === undefined
          ? {}
          : { credentialRef: data.credentialRef, credentialSince: data.undoneAt, awaitsPassword: true }),
        undoable: beforeChange(member.undoable, data.changeRef),
      }))
    case 'staff-avatar-set':
      return withMember(data.staffId, ({ avatarFileId: _, ...member }) =>
        data.fileId === null ? member : { ...member, avatarFileId: data.fileId },
      )
    case 'staff-appearance-chosen':
      return withMember(data.staffId, (member) => ({ ...member, appearance: data.appearance }))
    case 'staff-second-factor-set':
      return withMember(data.staffId, (member) => ({ ...member, secondFactorRef: data.secondFactorRef }))
    case 'staff-second-factor-removed':
      return withMember(data.staffId, ({ secondFactorRef: _, ...member }) => member)
    case 'staff-removed':
      return { ...state, staff: withoutEntry(state.staff, data.staffId) }
    default:
      return type satisfies never
  }
}

const childrenOf = (state: Permissions, role: DefinedRole, parentId: string | null): DefinedMenu[] =>
  role.menuIds
    .flatMap((menuId) => state.menus.get(menuId) ?? [])
    .filter((menu) => menu.parentId === parentId)
    .sort((a, b) => a.orderNum - b.orderNum || a.menuId.localeCompare(b.menuId))

export interface MenuNode {
  readonly menu: DefinedMenu
  readonly buttons: readonly DefinedMenu[]
  readonly children: readonly MenuNode[]
}

/** A role's directories and pages as a tree, each page with its buttons. What hangs below a menu that the role lacks is left out. */
export const menuTree = (state: Permissions, roleId: string, parentId: string | null = null): MenuNode[] => {
  const role = state.roles.get(roleId)
  if (role === undefined) return []
  return childrenOf(state, role, parentId)
    .filter((menu) => menu.menuType !== 'B')
    .map((menu) => ({
      menu,
      buttons: childrenOf(state, role, menu.menuId).filter((child) => child.menuType === 'B'),
      children: menuTree(state, roleId, menu.menuId),
    }))
}

/** Keys that a role can use now: a disabled menu disables its own key and all below it. */
export const permissionKeys = (state: Permissions, roleId: string): string[] => {
  const keysOf = (nodes: readonly MenuNode[]): string[] =>
    nodes
      .filter(({ menu }) => !menu.disabled)
      .flatMap(({ menu, buttons, children }) => [
        ...(menu.authority === null ? [] : [menu.authority]),
        ...buttons.flatMap((button) => (button.disabled || button.authority === null ? [] : [button.authority])),
        ...keysOf(children),
      ])
  return [...new Set(keysOf(menuTree(state, roleId)))]
}
