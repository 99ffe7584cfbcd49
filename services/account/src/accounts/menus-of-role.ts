import type { Menu } from '@pinline/contracts/account/permissions/menu'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { type MenuNode, menuTree, type Permissions } from '../domain/permissions/permissions.ts'
import { textIn } from './staff.ts'

/** A role's menus as the console reads them, in a language. */
export const menusOfRole = (permissions: Permissions, roleId: string, language: LanguageCode): Menu[] => {
  const toMenu = ({ menu, buttons, children }: MenuNode): Menu => ({
    id: menu.menuId,
    parentId: menu.parentId,
    orderNum: menu.orderNum,
    path: menu.path,
    title: textIn(menu.title, language),
    icon: menu.icon,
    isShow: menu.isShow,
    state: menu.disabled,
    menuType: menu.menuType === 'M' ? 'M' : 'C',
    authority: menu.authority,
    buttons: buttons.map((button) => ({
      id: button.menuId,
      title: textIn(button.title, language),
      authority: button.authority ?? button.menuId,
      state: button.disabled,
    })),
    children: children.map(toMenu),
  })
  return menuTree(permissions, roleId).map(toMenu)
}
