import type { DefinedMenu, DefinedRole } from './authorities.ts'

/** Texts in the order en, zh_cn, zh_hk, pt, it, de, fr, es, ja, ru, parted by bars. */
const languages = ['en', 'zh_cn', 'zh_hk', 'pt', 'it', 'de', 'fr', 'es', 'ja', 'ru']

const localised = (texts: string): Record<string, string> => {
  const parts = texts.split('|')
  return Object.fromEntries(languages.map((language, index) => [language, parts[index] ?? '']))
}

interface Entry {
  readonly id: string
  readonly title: string
  readonly icon?: string
  readonly path?: string
  readonly authority?: string
  /** Not in the sidebar: the page has yet to come, or is reached from another one. */
  readonly hidden?: true
  readonly buttons?: Readonly<Record<string, string>>
  readonly pages?: readonly Entry[]
}

const entries: readonly Entry[] = [
  { id: 'home', path: '/', icon: 'home', title: 'Home|首页|主頁|Início|Home|Start|Accueil|Inicio|ホーム|Главная' },
  {
    id: 'sales',
    icon: 'shopping-bag',
    title: 'Sales|销售|銷售|Vendas|Vendite|Verkauf|Ventes|Ventas|販売|Продажи',
    pages: [
      {
        id: 'orders',
        path: '/orders',
        icon: 'clipboard-list',
        authority: 'orders.read',
        title: 'Orders|订单|訂單|Pedidos|Ordini|Bestellungen|Commandes|Pedidos|注文|Заказы',
        buttons: {
          'orders.stock':
            'Start stocking|开始备货|開始備貨|Iniciar separação|Avvia preparazione|Bereitstellung beginnen|Lancer la préparation|Iniciar preparación|出荷準備を開始|Начать комплектацию',
          'orders.test':
            'Start testing|开始检测|開始檢測|Iniciar testes|Avvia collaudo|Prüfung beginnen|Lancer les tests|Iniciar pruebas|検査を開始|Начать проверку',
          'orders.ship': 'Ship|发货|發貨|Enviar|Spedisci|Versenden|Expédier|Enviar|出荷|Отправить',
          'orders.cancel':
            'Cancel order|取消订单|取消訂單|Cancelar pedido|Annulla ordine|Bestellung stornieren|Annuler la commande|Cancelar pedido|注文をキャンセル|Отменить заказ',
        },
      },
      {
        id: 'to-dos',
        path: '/to-dos',
        icon: 'list-checks',
        authority: 'to-dos.read',
        title: 'To-dos|待办|待辦事項|Tarefas|Attività|Aufgaben|Tâches|Tareas|ToDo|Задачи',
      },
    ],
  },
  {
    id: 'catalogue',
    icon: 'package',
    title: 'Catalogue|商品|產品目錄|Catálogo|Catalogo|Katalog|Catalogue|Catálogo|カタログ|Каталог',
    pages: [
      {
        id: 'products',
        path: '/products',
        icon: 'cpu',
        authority: 'products.read',
        title: 'Products|产品|產品|Produtos|Prodotti|Produkte|Produits|Productos|製品|Товары',
        buttons: {
          'products.import': 'Import|导入|匯入|Importar|Importa|Importieren|Importer|Importar|インポート|Импорт',
        },
      },
      {
        id: 'stock',
        path: '/stock',
        icon: 'warehouse',
        authority: 'stock.read',
        title: 'Stock|库存|存貨|Estoque|Magazzino|Lagerbestand|Stock|Existencias|在庫|Склад',
        buttons: {
          'stock.receive':
            'Receive stock|入库|入貨|Receber estoque|Carico merce|Wareneingang|Réceptionner|Recibir existencias|入庫|Принять на склад',
          'stock.adjust':
            'Adjust stock|调整库存|調整存貨|Ajustar estoque|Rettifica giacenza|Bestand korrigieren|Ajuster le stock|Ajustar existencias|在庫を調整|Скорректировать остаток',
        },
      },
    ],
  },
  {
    id: 'system',
    icon: 'settings',
    title: 'System|系统|系統|Sistema|Sistema|System|Système|Sistema|システム|Система',
    pages: [
      {
        id: 'operations',
        path: '/operations',
        icon: 'activity',
        authority: 'operations.read',
        title: 'Operations|运行状态|運作狀態|Operações|Operatività|Betrieb|Exploitation|Operaciones|運用|Эксплуатация',
        buttons: {
          'operations.change':
            'Rebuild, retry, skip|重建、重试、跳过|重建、重試、跳過|Reconstruir, repetir, saltar|Ricostruire, ritentare, saltare|Neu aufbauen, wiederholen, überspringen|Reconstruire, réessayer, ignorer|Reconstruir, reintentar, omitir|再構築・再試行・スキップ|Перестроить, повторить, пропустить',
        },
      },
      {
        id: 'users',
        path: '/users',
        icon: 'users',
        authority: 'users.read',
        hidden: true,
        title: 'Users|用户|用戶|Usuários|Utenti|Benutzer|Utilisateurs|Usuarios|ユーザー|Пользователи',
      },
      {
        id: 'roles',
        path: '/roles',
        icon: 'shield',
        authority: 'roles.read',
        hidden: true,
        title: 'Roles|角色|角色|Funções|Ruoli|Rollen|Rôles|Roles|ロール|Роли',
      },
    ],
  },
]

const toMenus = (parentId: string | null, list: readonly Entry[]): DefinedMenu[] =>
  list.flatMap((entry, index) => {
    const menu: DefinedMenu = {
      menuId: entry.id,
      parentId,
      menuType: entry.pages === undefined ? 'C' : 'M',
      orderNum: index + 1,
      path: entry.path ?? '',
      title: localised(entry.title),
      icon: entry.icon ?? '',
      isShow: entry.hidden !== true,
      disabled: false,
      authority: entry.authority ?? null,
    }
    const buttons = Object.entries(entry.buttons ?? {}).map(
      ([authority, title], order): DefinedMenu => ({
        ...menu,
        menuId: authority,
        parentId: entry.id,
        menuType: 'B',
        orderNum: order + 1,
        path: '',
        title: localised(title),
        icon: '',
        authority,
      }),
    )
    return [menu, ...buttons, ...toMenus(entry.id, entry.pages ?? [])]
  })

/** The console's menus as the product ships them. */
export const shippedMenus: readonly DefinedMenu[] = toMenus(null, entries)

export const administratorRoleId = 'administrator'

/** The role that holds every menu. */
export const administratorRole: DefinedRole = {
  roleId: administratorRoleId,
  name: localised(
    'Administrator|管理员|管理員|Administrador|Amministratore|Administrator|Administrateur|Administrador|管理者|Администратор',
  ),
  menuIds: shippedMenus.map((menu) => menu.menuId),
}
