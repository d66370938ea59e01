/** Selectors of the elements that may have a role. */
const roleSelectors: Record<string, string> = {
  alert: '',
  application: '',
  article: 'article',
  banner: 'header',
  button: 'button, summary, input[type=submit], input[type=button], input[type=reset]',
  cell: 'td',
  checkbox: 'input[type=checkbox]',
  combobox: 'select',
  complementary: 'aside',
  contentinfo: 'footer',
  definition: 'dd',
  dialog: 'dialog',
  form: 'form',
  group: 'fieldset, details',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img, svg[aria-label]',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  option: 'option',
  radio: 'input[type=radio]',
  radiogroup: '',
  region: 'section[aria-label], section[aria-labelledby]',
  row: 'tr',
  search: 'search',
  searchbox: 'input[type=search]',
  slider: 'input[type=range]',
  status: 'output',
  tab: '',
  table: 'table',
  tablist: '',
  tabpanel: '',
  textbox: 'textarea, input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=url]',
};

export function selectorOf(role: string): string {
  const native = roleSelectors[role];
  if (native === undefined) throw new Error(`No selector for the role ${role}`);
  return [native, `[role="${role}"]`].filter(Boolean).join(', ');
}
