/** A page's only script. Everything works without it; it adds conveniences and wakes the islands. */
import { markCurrentSection } from './client/contents.ts';
import { fadeIn } from './client/fade-in.ts';
import { uncoverFocus } from './client/focus.ts';
import { wakeIslands } from './client/islands.ts';
import { enhanceLanguageSwitch } from './client/language.ts';
import { enhanceMenus } from './client/menus.ts';
import { countPageViews } from './client/page-views.ts';
import { ignoreSkippedTransitions } from './client/transitions.ts';
import { wakeAreaBox } from './client/wake-area-box.ts';
import { wakeZipCheck } from './client/zip-check.ts';

enhanceMenus();
enhanceLanguageSwitch();
fadeIn();
ignoreSkippedTransitions();
uncoverFocus();
markCurrentSection();
wakeIslands();
wakeZipCheck();
wakeAreaBox();
// Last, because nobody misses it if a browser lacks what it needs.
countPageViews();
