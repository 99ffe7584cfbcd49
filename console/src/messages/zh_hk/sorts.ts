import type { Catalogue } from '../catalogue.ts'

export const sorts: Catalogue['resources']['sorts'] = {
  name: '組別 |||| 公告及檔案組別',
  fields: { titles: '名稱' },
  field: '組別',
  none: '未分組',
  edited: '未儲存',
  uses: {
    notices: '%{count}則公告',
    files: '%{count}個檔案',
    files_unknown: '暫時未能計算檔案數目',
  },
  tree: {
    label: '組別',
    note: '拖曳手柄或使用箭嘴按鈕。鍵盤：Alt + 方向鍵。',
    open_all: '全部展開',
    close_all: '全部收起',
    counts: '%{notices}則公告，%{files}個檔案',
    none: '未有組別。',
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
    conflict: '其他人已更改此組別，未有移動，請重新載入。',
  },
  commands: {
    create: '新增組別',
    edit: '編輯',
    save: '儲存組別',
    delete: '刪除…',
    discard: '捨棄更改',
  },
  panel: {
    none: '請選擇組別以檢視及編輯。',
    new_top: '會新增至最上層。如要新增子組別，請先選擇上級組別。',
    new_below: '會新增至「%{title}」之下。',
  },
  delete: {
    title: '刪除「%{title}」？',
    confirm: '刪除組別',
    effects: {
      uses: '仍有公告或檔案屬於此組別（%{smart_count}項），請先移走。',
      below: '仍有%{smart_count}個子組別，請先刪除。',
      final: '此操作無法還原。',
    },
  },
  done: {
    create: '已新增組別「%{title}」',
    save: '已儲存組別「%{title}」',
    delete: '已刪除組別「%{title}」',
  },
}
