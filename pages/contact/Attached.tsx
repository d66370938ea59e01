import { useEffect, useState } from 'react';
import { type LaterWords, loadWords, WithWords } from '#components/later-words.tsx';
import { usePageLanguage, useWords } from '#components/page-language.ts';
import { AboutLine } from './AboutLine.tsx';
import { AttachedPicture } from './AttachedPicture.tsx';
import { AttachedPlan } from './AttachedPlan.tsx';
import { describeTopic, type Topics } from './topics.ts';
import type { useAttached } from './use-attached.ts';

interface AttachedProps {
  attached: ReturnType<typeof useAttached>;
  topics: Topics;
}

/** What came along from the pages before the form. */
export function Attached({ attached, topics }: AttachedProps) {
  const { context, plan, picture, hasConsent, setConsent, forgetContext, forgetPlan } = attached;
  const words = useWords('contact.form');
  const laterWords = useOwnRequestWords(plan !== null || picture !== null);
  const topic = context && describeTopic(context, topics, words.topic);
  return (
    <>
      {topic && <AboutLine topic={topic} remove={forgetContext} />}
      {laterWords && (
        <WithWords words={laterWords}>
          {plan && <AttachedPlan plan={plan} remove={forgetPlan} />}
          {picture && <AttachedPicture {...{ picture, hasConsent, setConsent }} />}
        </WithWords>
      )}
    </>
  );
}

/** Null until they have loaded. */
function useOwnRequestWords(isNeeded: boolean): LaterWords | null {
  const { language } = usePageLanguage();
  const [words, setWords] = useState<LaterWords | null>(null);

  useEffect(() => {
    if (!isNeeded) return;
    loadWords(language, 'ownRequest').then(setWords, () => {
      // The form does without.
    });
  }, [language, isNeeded]);

  return words;
}
