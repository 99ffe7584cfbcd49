import type { Catalogue } from '../catalogue.ts'

export const sorts: Catalogue['resources']['sorts'] = {
  name: '公告与文件分类',
  fields: { titles: '名称' },
  field: '分类',
  none: '未分类',
  edited: '未保存',
  uses: {
    notices: '%{count}条公告',
    files: '%{count}个文件',
    files_unknown: '暂时无法统计文件数',
  },
  tree: {
    label: '分类',
    note: '拖动手柄或使用箭头按钮调整，键盘操作：Alt + 方向键。',
    open_all: '全部展开',
    close_all: '全部收起',
    counts: '%{notices}条公告，%{files}个文件',
    none: '暂无分类。',
  },
  moves: {
    label: '移动%{title}',
    up: '上移',
    down: '下移',
    in: '降级',
    out: '升级',
    done: '%{title}：位于%{parent}，第%{place}位，共%{count}项',
    top: '顶级',
    not_there: '%{title}不能移动到该位置',
    cancelled: '%{title}未移动',
    conflict: '该分类已被他人修改，未移动，请重新加载。',
  },
  commands: {
    create: '新增分类',
    edit: '编辑',
    save: '保存分类',
    delete: '删除…',
    discard: '放弃修改',
  },
  panel: {
    none: '选择一个分类进行查看和编辑。',
    new_top: '将新增为顶级分类。如需新增下级，请先选中上级分类。',
    new_below: '将新增到“%{title}”下。',
  },
  delete: {
    title: '删除“%{title}”？',
    confirm: '删除分类',
    effects: {
      uses: '仍有%{smart_count}条公告或文件属于该分类，请先移走。',
      below: '该分类仍有%{smart_count}个下级分类，请先删除。',
      final: '此操作无法撤销。',
    },
  },
  done: {
    create: '已新增分类“%{title}”',
    save: '已保存分类“%{title}”',
    delete: '已删除分类“%{title}”',
  },
}
