import type { DefinedMenu, DefinedRole } from './permissions.ts'

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
            'Start preparing|开始备货|開始備貨|Iniciar separação|Avvia preparazione|Kommissionierung starten|Lancer la préparation|Iniciar preparación|出荷準備を開始|Начать комплектацию',
          'orders.test':
            'Start testing|开始检测|開始檢測|Iniciar inspeção|Avvia collaudo|Qualitätsprüfung starten|Lancer le contrôle|Iniciar control de calidad|検査を開始|Начать контроль качества',
          'orders.ship': 'Ship|发货|發貨|Enviar|Spedisci|Versenden|Expédier|Enviar|出荷|Отправить',
          'orders.cancel':
            'Cancel order|取消订单|取消訂單|Cancelar pedido|Annulla ordine|Bestellung stornieren|Annuler la commande|Cancelar pedido|注文をキャンセル|Отменить заказ',
          'orders.refund':
            'Refunds and payments after cancellation|退款与取消后付款|退款與取消後付款|Reembolsos e pagamentos após o cancelamento|Rimborsi e pagamenti dopo l’annullamento|Erstattungen und Zahlungen nach Stornierung|Remboursements et paiements après annulation|Reembolsos y pagos tras la cancelación|返金・キャンセル後の入金|Возвраты средств и оплаты после отмены',
        },
      },
      {
        id: 'to-dos',
        path: '/to-dos',
        icon: 'list-checks',
        authority: 'to-dos.read',
        title: 'To-dos|待办事项|待辦事項|Tarefas|Attività|Aufgaben|Tâches|Tareas|To Do（要対応）|Задачи',
      },
    ],
  },
  {
    id: 'catalogue',
    icon: 'package',
    title: 'Catalogue|产品目录|產品目錄|Catálogo|Catalogo|Katalog|Catalogue|Catálogo|カタログ|Каталог',
    pages: [
      {
        id: 'products',
        path: '/products',
        icon: 'cpu',
        authority: 'products.read',
        title: 'Parts|产品|產品|Produtos|Prodotti|Produkte|Produits|Productos|商品|Товары',
        buttons: {
          'products.import': 'Import|导入|匯入|Importar|Importa|Importieren|Importer|Importar|インポート|Импорт',
          'products.update':
            'Edit part|编辑产品|編輯產品|Editar produto|Modifica prodotto|Produkt bearbeiten|Modifier le produit|Editar producto|商品を編集|Редактировать товар',
          'prices.update':
            'Set prices|设置价格|設定價格|Definir preços|Imposta prezzi|Preise festlegen|Fixer les prix|Fijar precios|価格を設定|Задать цены',
          'products.export': 'Export|导出|匯出|Exportar|Esporta|Exportieren|Exporter|Exportar|エクスポート|Экспорт',
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
          'stock.announce':
            'Add incoming stock|登记在途库存|登記在途存貨|Registrar reposição prevista|Registra merce in arrivo|Zulauf erfassen|Saisir un réapprovisionnement|Registrar reposición prevista|入荷予定を登録|Запланировать поступление',
        },
      },
      {
        id: 'categories',
        path: '/categories',
        icon: 'tag',
        authority: 'categories.read',
        title: 'Categories|分类|分類|Categorias|Categorie|Kategorien|Catégories|Categorías|カテゴリー|Категории',
        buttons: {
          'categories.update':
            'Edit categories|编辑分类|編輯分類|Editar categorias|Modifica categorie|Kategorien bearbeiten|Modifier les catégories|Editar categorías|カテゴリーを編集|Изменить категории',
        },
      },
      {
        id: 'imports',
        path: '/imports',
        icon: 'page',
        authority: 'products.import',
        title:
          'Imports|导入任务|匯入工作|Importações|Importazioni|Importe|Importations|Importaciones|インポート|Импорты',
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
        title:
          'Operations|运行状态|系統狀態|Operações|Stato dei servizi|Betrieb|Exploitation|Operaciones|運用|Состояние системы',
        buttons: {
          'operations.change':
            'Rebuild, retry, skip|重建、重试、跳过|重建、重試、跳過|Reconstruir, repetir, pular|Ricostruisci, riprova, salta|Neu aufbauen, wiederholen, überspringen|Reconstruire, réessayer, ignorer|Reconstruir, reintentar, omitir|再構築・再試行・スキップ|Перестроить, повторить, пропустить',
        },
      },
      {
        id: 'users',
        path: '/users',
        icon: 'users',
        authority: 'users.read',
        title: 'Users|用户|用戶|Usuários|Utenti|Benutzer|Utilisateurs|Usuarios|ユーザー|Пользователи',
        buttons: {
          'users.create':
            'Add user|新增用户|新增用戶|Adicionar usuário|Aggiungi utente|Benutzer anlegen|Ajouter un utilisateur|Añadir usuario|ユーザーを追加|Добавить пользователя',
          'users.update':
            'Edit user|编辑用户|編輯用戶|Editar usuário|Modifica utente|Benutzer bearbeiten|Modifier l’utilisateur|Editar usuario|ユーザーを編集|Изменить пользователя',
          'users.reset':
            'Reset password|重置密码|重設密碼|Redefinir senha|Reimposta password|Passwort zurücksetzen|Réinitialiser le mot de passe|Restablecer contraseña|パスワードをリセット|Сбросить пароль',
          'users.delete':
            'Delete user|删除用户|刪除用戶|Excluir usuário|Elimina utente|Benutzer löschen|Supprimer l’utilisateur|Eliminar usuario|ユーザーを削除|Удалить пользователя',
          'users.state':
            'Enable or disable user|启用或禁用用户|啟用或停用用戶|Ativar ou desativar usuário|Attiva o disattiva utente|Benutzer aktivieren oder deaktivieren|Activer ou désactiver l’utilisateur|Activar o desactivar usuario|ユーザーを有効化・無効化|Включить или отключить пользователя',
        },
      },
      {
        id: 'roles',
        path: '/roles',
        icon: 'shield',
        authority: 'roles.read',
        title: 'Roles|角色|角色|Funções|Ruoli|Rollen|Rôles|Roles|ロール|Роли',
        buttons: {
          'roles.create':
            'Add role|新增角色|新增角色|Adicionar função|Aggiungi ruolo|Rolle anlegen|Ajouter un rôle|Añadir rol|ロールを追加|Добавить роль',
          'roles.update':
            'Edit role|编辑角色|編輯角色|Editar função|Modifica ruolo|Rolle bearbeiten|Modifier le rôle|Editar rol|ロールを編集|Изменить роль',
          'roles.delete':
            'Delete role|删除角色|刪除角色|Excluir função|Elimina ruolo|Rolle löschen|Supprimer le rôle|Eliminar rol|ロールを削除|Удалить роль',
        },
      },
      {
        id: 'menus',
        path: '/menus',
        icon: 'list-tree',
        authority: 'menus.read',
        title: 'Menus|菜单|選單|Menus|Menu|Menüs|Menus|Menús|メニュー|Меню',
        buttons: {
          'menus.create':
            'Add menu|新增菜单|新增選單|Adicionar menu|Aggiungi menu|Menü anlegen|Ajouter un menu|Añadir menú|メニューを追加|Добавить меню',
          'menus.update':
            'Edit menu|编辑菜单|編輯選單|Editar menu|Modifica menu|Menü bearbeiten|Modifier le menu|Editar menú|メニューを編集|Изменить меню',
          'menus.state':
            'Enable or disable menu|启用或禁用菜单|啟用或停用選單|Ativar ou desativar menu|Attiva o disattiva menu|Menü aktivieren oder deaktivieren|Activer ou désactiver le menu|Activar o desactivar menú|メニューを有効化・無効化|Включить или отключить меню',
          'menus.delete':
            'Delete menu|删除菜单|刪除選單|Excluir menu|Elimina menu|Menü löschen|Supprimer le menu|Eliminar menú|メニューを削除|Удалить меню',
        },
      },
      {
        id: 'files',
        path: '/files',
        icon: 'folder',
        authority: 'files.read',
        title: 'Files|文件|檔案|Arquivos|File|Dateien|Fichiers|Archivos|ファイル|Файлы',
        buttons: {
          'files.create':
            'Upload file|上传文件|上載檔案|Carregar arquivo|Carica file|Datei hochladen|Téléverser un fichier|Subir archivo|ファイルをアップロード|Загрузить файл',
          'files.delete':
            'Delete file|删除文件|刪除檔案|Excluir arquivo|Elimina file|Datei löschen|Supprimer le fichier|Eliminar archivo|ファイルを削除|Удалить файл',
        },
      },
      {
        id: 'audit',
        path: '/audit',
        icon: 'scroll-text',
        authority: 'audit.read',
        title:
          'Audit trail|审计日志|審計紀錄|Trilha de auditoria|Registro delle modifiche (audit)|Änderungsprotokoll (Audit)|Piste d’audit|Registro de auditoría|監査証跡|Журнал аудита',
      },
      {
        id: 'settings',
        path: '/settings',
        icon: 'operations',
        authority: 'settings.read',
        title: 'Settings|设置|設定|Configurações|Impostazioni|Einstellungen|Paramètres|Ajustes|設定|Настройки',
        buttons: {
          'settings.update':
            'Edit settings|编辑设置|編輯設定|Editar configurações|Modifica impostazioni|Einstellungen bearbeiten|Modifier les paramètres|Editar ajustes|設定を編集|Изменить настройки',
        },
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
      isShow: true,
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

/** The role with every menu. */
export const administratorRole: DefinedRole = {
  roleId: administratorRoleId,
  name: localised(
    'Administrator|管理员|管理員|Administrador|Amministratore|Administrator|Administrateur|Administrador|管理者|Администратор',
  ),
  menuIds: shippedMenus.map((menu) => menu.menuId),
}
