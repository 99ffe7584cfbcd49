import type { Catalogue } from '../catalogue.ts'

export const sorts: Catalogue['resources']['sorts'] = {
  name: '公告與檔案分類',
  fields: { titles: '名稱' },
  field: '分類',
  none: '未分類',
  edited: '未儲存',
  uses: {
    notices: '%{count}則公告',
    files: '%{count}個檔案',
    files_unknown: '暫時未能計算檔案數目',
  },
  tree: {
    label: '分類',
    note: '拖曳手柄或使用箭嘴按鈕。鍵盤：Alt + 方向鍵。',
    open_all: '全部展開',
    close_all: '全部收起',
    counts: '%{notices}則公告，%{files}個檔案',
    none: '未有分類。',
  },
  moves: {
    label: '移動「%{title}」',
    up: '上移',
    down: '下移',
    in: '移入',
    out: '移出',
    done: '「%{title}」：在「%{parent}」排第%{place}，共%{count}項',
    top: '最上層',
    not_there: '「%{title}」不能移到該處',
    cancelled: '「%{title}」未有移動',
    conflict: '其他人已更改此分類，未有移動，請重新載入。',
  },
  commands: {
    create: '新增分類',
    edit: '編輯',
    save: '儲存分類',
    delete: '刪除…',
    discard: '捨棄更改',
  },
  panel: {
    none: '請選擇分類以檢視及編輯。',
    new_top: '會新增至最上層。如要新增子分類，請先選擇上級分類。',
    new_below: '會新增至「%{title}」之下。',
  },
  delete: {
    title: '刪除「%{title}」？',
    confirm: '刪除分類',
    effects: {
      uses: '仍有公告或檔案屬於此分類（%{smart_count}項），請先移走。',
      below: '仍有%{smart_count}個子分類，請先刪除。',
      final: '此操作無法還原。',
    },
  },
  done: {
    create: '已新增分類「%{title}」',
    save: '已儲存分類「%{title}」',
    delete: '已刪除分類「%{title}」',
  },
}
