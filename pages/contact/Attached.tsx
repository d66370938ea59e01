import type { OwnRequestWords } from '../own-request-words.ts';
import { AboutLine } from './AboutLine.tsx';
import { AttachedPicture } from './AttachedPicture.tsx';
import { AttachedPlan } from './AttachedPlan.tsx';
import { describeTopic, englishIn, type Topics } from './topics.ts';
import type { useAttached } from './use-attached.ts';
import type { FormWords } from './words.ts';

interface AttachedProps {
  attached: ReturnType<typeof useAttached>;
  topics: Topics;
  topicWords: FormWords['topic'];
  /** Null until they have loaded. */
  words: OwnRequestWords | null;
  visualizer: { name: string; href: string; hrefLang?: string };
}

/** What came along from the pages before the form. */
export function Attached({ attached, topics, topicWords, words, visualizer }: AttachedProps) {
  const { context, plan, picture, hasConsent, setConsent, forgetContext, forgetPlan } = attached;
  const topic = context && describeTopic(context, topics, topicWords);
  return (
    <>
      {topic && <AboutLine words={topicWords} topic={topic} english={englishIn(context, topic, topics)} remove={forgetContext} />}
      {plan && words && <AttachedPlan words={words} visualizer={visualizer} plan={plan} remove={forgetPlan} />}
      {picture && words && <AttachedPicture words={words.attached.picture} {...{ picture, hasConsent, setConsent }} />}
    </>
  );
}
