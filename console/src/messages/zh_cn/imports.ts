export const imports = {
  name: '导入任务',
}
