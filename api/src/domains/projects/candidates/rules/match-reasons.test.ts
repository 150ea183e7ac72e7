import { expect, test } from '@jest/globals';
import { matchReasons } from './match-reasons.ts';

const NOTHING = {
  completed_for_customer: 0,
  favorite: false,
  responded: false,
  completed_of_service: 0,
  rating: null,
  response_hours: null,
  on_time_percent: null,
  free: false,
  in_category: false,
  category_ids: [1],
};

test.each<[Partial<Parameters<typeof matchReasons>[0]>, ReturnType<typeof matchReasons>]>([
  [{}, []],
  [{ completed_for_customer: 2 }, [{ kind: 'worked_with_you', count: 2 }]],
  // Shown without a category of the project, too.
  [{ favorite: true }, [{ kind: 'favorite' }]],
  [{ responded: true }, [{ kind: 'responded' }]],
  [{ completed_of_service: 3 }, [{ kind: 'completed_service', count: 3 }]],
  [{ in_category: true }, [{ kind: 'category' }]],
  [{ category_ids: [] }, [{ kind: 'every_category' }]],
  [{ category_ids: [], completed_of_service: 1 }, [{ kind: 'completed_service', count: 1 }]],
  [{ in_category: true, completed_of_service: 1 }, [{ kind: 'completed_service', count: 1 }]],
  [{ rating: { average: 4, count: 12 } }, [{ kind: 'rated', average: 4, count: 12 }]],
  [{ rating: { average: 3.99, count: 12 } }, []],
  [{ on_time_percent: 90 }, [{ kind: 'on_time', percent: 90 }]],
  [{ on_time_percent: 89 }, []],
  [{ response_hours: 24 }, [{ kind: 'answers_soon', hours: 24 }]],
  [{ response_hours: 24.1 }, []],
  [{ free: true }, [{ kind: 'free' }]],
  [
    { completed_for_customer: 1, completed_of_service: 2, rating: { average: 4.8, count: 9 }, free: true },
    [
      { kind: 'worked_with_you', count: 1 },
      { kind: 'completed_service', count: 2 },
      { kind: 'rated', average: 4.8, count: 9 },
      { kind: 'free' },
    ],
  ],
])('%j are told as %j', (facts, reasons) => {
  expect(matchReasons({ ...NOTHING, ...facts })).toEqual(reasons);
});
