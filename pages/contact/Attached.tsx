import { useEffect, useState } from 'react';
import type { Language } from '#schema/rules/language.ts';
import { loadOwnRequestWords, type OwnRequestWords } from '../own-request-words.ts';
import { AboutLine } from './AboutLine.tsx';
import { AttachedPicture } from './AttachedPicture.tsx';
import { AttachedPlan } from './AttachedPlan.tsx';
import { describeTopic, englishIn, type Topics } from './topics.ts';
import type { useAttached } from './use-attached.ts';
import type { FormWords } from './words.ts';

interface AttachedProps {
  attached: ReturnType<typeof useAttached>;
  topics: Topics;
  language: Language;
  topicWords: FormWords['topic'];
  visualizer: { name: string; href: string; hrefLang?: string };
}

/** What came along from the pages before the form. */
export function Attached({ attached, topics, language, topicWords, visualizer }: AttachedProps) {
  const { context, plan, picture, hasConsent, setConsent, forgetContext, forgetPlan } = attached;
  const words = useOwnRequestWords(language, plan !== null || picture !== null);
  const topic = context && describeTopic(context, topics, topicWords);
  return (
    <>
      {topic && <AboutLine words={topicWords} topic={topic} english={englishIn(context, topic, topics)} remove={forgetContext} />}
      {plan && words && <AttachedPlan words={words} visualizer={visualizer} plan={plan} remove={forgetPlan} />}
      {picture && words && <AttachedPicture words={words.attached.picture} {...{ picture, hasConsent, setConsent }} />}
    </>
  );
}

/** Null until they have loaded. */
function useOwnRequestWords(language: Language, isNeeded: boolean): OwnRequestWords | null {
  const [words, setWords] = useState<OwnRequestWords | null>(null);

  useEffect(() => {
    if (!isNeeded) return;
    loadOwnRequestWords(language).then(setWords, () => {
      // The form does without.
    });
  }, [language, isNeeded]);

  return words;
}
