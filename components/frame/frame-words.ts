/** Words of the header, the menus, the footer and the phone bar. content/words/frame.yaml has them. */
export interface FrameWords {
  skip: string;
  /** With {name}. */
  home: string;
  mainMenu: string;
  openMenu: string;
  closeMenu: string;
  call: string;
  /** With {phone}. */
  callNumber: string;
  callOrEstimate: string;
  estimate: string;
  freeEstimate: string;
  aboutUs: string;
  services: string;
  areas: string;
  company: string;
  contact: string;
}

/** The way to this page in the other language, or to that language's home page. */
export interface OtherLanguage {
  /** The language's own name. */
  name: string;
  href: string;
  hrefLang: string;
}
