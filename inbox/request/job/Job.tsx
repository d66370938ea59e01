import { useState } from 'react';
import { grouped, wholeDollars } from '../../../schema/number-format.ts';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import { describeDay } from '../../../schema/visit-windows.ts';
import { count } from '../../labels.ts';
import { NoticeLine } from '../../NoticeLine.tsx';
import { Rows } from '../../Rows.tsx';
import { SmallButton } from '../../SmallButton.tsx';
import type { RequestEditor } from '../use-request.ts';
import { CrewPhotos } from './CrewPhotos.tsx';
import { floorLabels, JobForm } from './JobForm.tsx';

/** The finished job: its record and the crew's photos. Until it's recorded, the form. */
export function Job({ request, editor }: { request: StoredRequest; editor: RequestEditor }) {
  const [isChanging, setChanging] = useState(false);
  const { job } = request.state;
  return (
    <section aria-labelledby="inbox-job">
      <h3 id="inbox-job" tabIndex={-1}>
        Finished job
      </h3>
      <Rows>
        {job && !isChanging && (
          <>
            <p>
              {`${floorLabels[job.floor]}, ${grouped(job.squareFeet)} sq ft in ${job.city}, ${count(job.daysOnSite, 'day')} on site, finished ${describeDay(job.finishedOn)}${job.price === undefined ? '' : `, ${wholeDollars(job.price)}`}.`}
            </p>
            <SmallButton onClick={() => setChanging(true)}>Change</SmallButton>
          </>
        )}
        {(!job || isChanging) && <JobForm request={request} editor={editor} onSaved={() => setChanging(false)} />}
        <NoticeLine notice={editor.notice} about="job" />
        {job && <CrewPhotos request={request} reload={editor.reload} />}
      </Rows>
    </section>
  );
}
